/* Plain drawings: one module of a game that is not built with the client, which is handed what it draws with. */

import { computed, signal } from '@preact/signals';
import htm from 'htm';
import { h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyDrawing } from '#core/drawing.ts';
import type { PlainModule } from '#core/load-drawing.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { ChoiceRow } from '#ui/ChoiceRow.tsx';
import { Cord } from '#ui/Cord.tsx';
import { Icon, PlacedIcon } from '#ui/Icon.tsx';
import { Piece } from '#ui/Piece.tsx';
import { Place, PlaceCard } from '#ui/Place.tsx';
import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import { words } from '#ui/words.ts';

/** Names are only ever added to a runtime; a change of what one means gets another number. */
export const API = 1;

/** What a plain drawing is handed. */
export const RUNTIME = {
  html: htm.bind(h),
  AmountField,
  ChoiceRow,
  Cord,
  Icon,
  Piece,
  Place,
  PlaceCard,
  PlacedIcon,
  SeatChip,
  useTable,
  signal,
  computed,
  useState,
  useEffect,
  useRef,
} as const;

export type Runtime = typeof RUNTIME;

/** The drawing that a plain module makes, hiding hands unless it says otherwise; one for another runtime is refused. */
export function drawPlain(module: PlainModule): AnyDrawing {
  const { api = 0, default: make } = module;
  if (api !== API || typeof make !== 'function') throw new Error(words.drawingForAnother(api, API));
  const drawing = (make as (runtime: Runtime) => AnyDrawing)(RUNTIME);
  return { ...drawing, hidesHands: drawing.hidesHands ?? true };
}
