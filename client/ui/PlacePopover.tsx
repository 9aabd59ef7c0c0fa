/* The choices of one place, beside the place. */

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usedKeyboard } from '#core/last-press.ts';
import type { Popover } from '#core/table-store.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { focusPlace } from './focus-place.ts';
import { CloseButton } from './IconButton.tsx';
import { type TableParts, useTableParts } from './table-context.ts';
import { words } from './words.ts';

const WIDTH = 310;
const ROW_HEIGHT = 62;
const TALLEST = 360;
const MARGIN = 8;

/** Where the sheet stands: beside its place, and inside the window. */
function spotOf({ x, y, choices }: Popover): { readonly left: number; readonly top: number } {
  const height = Math.min(TALLEST, 60 + choices.length * ROW_HEIGHT);
  const overflows = x + WIDTH + 2 * MARGIN > innerWidth;
  const left = overflows ? Math.min(x, innerWidth) - WIDTH - 60 : x + MARGIN;
  return { left: Math.max(MARGIN, left), top: Math.max(MARGIN, Math.min(y, innerHeight - height - MARGIN)) };
}

function headingOf(place: string, { store }: TableParts): string {
  const [kind = '', name = ''] = place.split(':');
  if (kind === 'seat') return store.seats.value[Number(name)]?.name ?? name;
  return place.replaceAll('_', ' ').replace(':', ' ');
}

/** Give the first choice the focus, close at a press elsewhere, and give the place its focus back. */
function usePopoverFocus(box: RefObject<HTMLDivElement | null>, popover: Popover | null, close: () => void): void {
  useEffect(() => {
    const sheet = box.current;
    if (!popover || !sheet) return undefined;
    sheet.querySelector<HTMLElement>('button.choice')?.focus({ preventScroll: true });
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || sheet.contains(target) || target.closest('[data-place], .chip-button'))
        return;
      close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      const focused = document.activeElement;
      const isLost = !focused || focused === document.body || sheet.contains(focused);
      if (usedKeyboard() && isLost && popover.from) focusPlace(popover.from);
    };
  }, [popover]);
}

/** The sheet beside a place, while its choices are open. */
export function PlacePopover() {
  const { store } = useTableParts();
  const popover = store.popover.value;
  return popover && <OpenPopover popover={popover} />;
}

function OpenPopover({ popover }: { readonly popover: Popover }) {
  const parts = useTableParts();
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    parts.store.popover.value = null;
    parts.store.armed.value = null;
  };
  usePopoverFocus(box, popover, close);
  const heading = headingOf(popover.place, parts);
  const { left, top } = spotOf(popover);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!pressKey(parts, box.current, popover, event.key, close)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    walk(box.current, event.deltaY > 0 ? 1 : -1);
  };
  return (
    <div
      class="beside sheet"
      ref={box}
      role="dialog"
      aria-label={words.choicesAt(heading)}
      style={`--x:${left}px;--y:${top}px`}
      onKeyDown={onKeyDown}
      onWheel={onWheel}
    >
      <h2 class="sign">
        {heading}
        <CloseButton onPress={close} />
      </h2>
      <div class="pad choices">
        {popover.choices.map((choice, k) => (
          <ChoiceRow key={choice.id} choice={choice} number={k + 1} />
        ))}
      </div>
    </div>
  );
}

/** Walk through the buttons of the sheet, round and round. */
function walk(sheet: HTMLElement | null, by: 1 | -1): void {
  const buttons = [...(sheet?.querySelectorAll('button') ?? [])];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons.at((here + by) % buttons.length)?.focus();
}

/** What a key does in the sheet; whether it did anything. */
function pressKey(
  { session }: TableParts,
  sheet: HTMLElement | null,
  popover: Popover,
  key: string,
  close: () => void,
): boolean {
  const choice = /^[1-9]$/.test(key) ? popover.choices[Number(key) - 1] : undefined;
  if (choice) void session.play(choice);
  else if (key === 'ArrowDown' || key === 'r') walk(sheet, 1);
  else if (key === 'ArrowUp') walk(sheet, -1);
  else if (key === 'Escape') {
    close();
    if (popover.from) focusPlace(popover.from);
  } else return false;
  return true;
}
