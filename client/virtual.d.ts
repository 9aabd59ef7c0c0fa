/* Modules that the bundler makes. */

declare module 'virtual:games' {
  import type { ComponentType } from 'preact';

  /** Covers and bands of the games that bring them, found by folder. */
  export const COVERS: Readonly<Record<string, ComponentType>>;
  export const BANDS: Readonly<Record<string, ComponentType>>;
}
