import { describe, expect, it } from 'vitest';
import { emptyShape, helmetShape, wellShape } from './place-shapes.ts';

describe('shapes of places', () => {
  const point = { x: 100, y: 50 };

  it('are discs for fingers, large enough to be met', () => {
    expect(helmetShape(point, true)).toEqual({ kind: 'disc', x: 100, y: 49, radius: 33 });
    expect(wellShape(point, true)).toMatchObject({ kind: 'disc', radius: 36 });
    expect(emptyShape(point, true)).toMatchObject({ kind: 'disc', radius: 34 });
  });

  it('follow the piece for a mouse', () => {
    expect(helmetShape(point, false)).toEqual({ kind: 'area', path: 'M75 56C75 19 125 19 125 56l14 13H61z' });
    expect(wellShape(point, false)).toEqual({ kind: 'area', path: 'M90 22h20L127 75H73z' });
  });
});
