/* Pipelines that share a segment: the fewer there are, the wider each is drawn, and the next one takes a free lane. */

import { type DrawnSegment, laneOf } from './atlas.ts';

const LANES: readonly (readonly number[])[] = [[], [2], [1, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4]];
const WIDTHS: readonly number[] = [0, 11, 8, 7.6, 4.4, 4.4];
const MIDDLE_LANE = 2;
const OUTER_LANE = 4;

/** How wide a pipeline is that has a segment for itself. */
export const LONE_WIDTH = 11;

/** How wide each of so many pipelines is. */
export const pipeWidth = (pipelines: number): number => WIDTHS[pipelines] ?? 0;

/** The path of the n-th of so many pipelines. */
export function pipeLane(segment: DrawnSegment, pipelines: number, index: number): string {
  return laneOf(segment, LANES[pipelines]?.[index] ?? MIDDLE_LANE);
}

/** Where the cord of an offered segment runs: beside the pipelines that lie there. */
export function cordLane(segment: DrawnSegment, pipelines: number): string {
  return pipelines === 0 ? segment.path : nextLane(segment, pipelines);
}

/** Where the next pipeline would lie. */
export function nextLane(segment: DrawnSegment, pipelines: number): string {
  const isAside = pipelines === 1 || pipelines === 2;
  return laneOf(segment, isAside ? OUTER_LANE : MIDDLE_LANE);
}
