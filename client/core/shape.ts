/* Shapes of places: they take the pointer and wear the cord. */

export interface Box {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

export interface Disc {
  readonly kind: 'disc';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A closed outline. */
export interface Area {
  readonly kind: 'area';
  readonly path: string;
}

/** An open line, such as a route, which is easier to hit than it is wide. */
export interface Route {
  readonly kind: 'route';
  readonly path: string;
}

export type Shape = Box | Disc | Area | Route;
