/* Keys of the whole page. */

import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type KeyIntent, keyIntent } from '#core/keyboard.ts';
import { type TableParts, useTableParts } from './table-context.ts';

const TYPING = 'input:not([type=range]), textarea, select';
const BUTTONS = 'button, a, summary, [role=button]';
const ROWS = '#choices > .choice, #choices > .many-box > .choice';
const CLOSING = '#choices .plate.closing';
const AMOUNT = '#choices .amount input';

/** Press the row of a number; a group that unfolds keeps the focus. */
function pressRow(page: Element, number: number): boolean {
  const row = page.querySelectorAll<HTMLButtonElement>(ROWS)[number - 1];
  if (!row) return false;
  row.click();
  if (row.getAttribute('aria-expanded')) row.focus();
  return true;
}

/** Go to the closing action or the bid, and press nothing: one Enter too many must not end a phase. */
function focusClosing(page: Element): boolean {
  const target = page.querySelector<HTMLElement>(CLOSING) ?? page.querySelector<HTMLElement>(AMOUNT);
  target?.focus();
  return target !== null;
}

/** Do what a key asks for; whether the page is not to do anything else with it. */
function perform(intent: KeyIntent, page: Element, { store, session, board }: TableParts): boolean {
  switch (intent.kind) {
    case 'dismiss':
      store.settle();
      store.verbFilter.value = '';
      store.panel.value = '';
      return false;
    case 'row':
      return pressRow(page, intent.number);
    case 'closing':
      return focusClosing(page);
    case 'undo':
      void session.undo();
      return false;
    case 'panel':
      store.togglePanel(intent.panel);
      return true;
    case 'step':
      void session.goTo((store.position.value?.n ?? 0) + intent.by);
      return false;
    case 'board':
      board.current?.focus();
      return false;
  }
}

/** Listen to the keys while the table is shown; a hidden table hears none. */
export function useShortcuts(page: RefObject<HTMLElement | null>): void {
  const parts = useTableParts();
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTaken = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
      if (isTaken || parts.store.handOver.value !== null || !page.current) return;
      const target = event.target instanceof Element ? event.target : null;
      const isTyping = target?.closest(TYPING) != null;
      const intent = keyIntent(event.key, { isTyping, isOnButton: target?.closest(BUTTONS) != null });
      if (intent && perform(intent, page.current, parts)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [parts.store]);
}
