/* Money flies from who lost it to who got it. */

import { changeWords } from '#core/money.ts';
import { duration } from './calm.ts';
import { fly, laidOver } from './flights.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const LONGER = 1.5;

/** Where the two sides of a payment lie on the page. */
export interface Purses {
  seat(seat: number): DOMRect | null;
  /** The bank is where the move was made. */
  readonly bank: DOMRect | null;
}

function coinAt(box: DOMRect, text: string): SVGGElement {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const width = 14 + 9 * text.length;
  const coin = document.createElementNS(NAMESPACE, 'g');
  coin.setAttribute('class', 'coin');
  const body = `<rect x="${x - width / 2}" y="${y - 12}" width="${width}" height="24" rx="12"/>`;
  coin.innerHTML = `${body}<text x="${x}" y="${y + 5.5}">${text}</text>`;
  return coin;
}

function flyCoin(table: Element, from: DOMRect | null, to: DOMRect | null, amount: number): void {
  if (!from || !to) return;
  const landed = { ...laidOver(to, to, 1), transform: 'none' };
  fly(table, coinAt(to, changeWords(amount)), [{ ...laidOver(to, from, 1) }, landed], duration('--d-3') * LONGER);
}

/** Show payments by seat; where one pays all that others get, the bank is left out. */
export function flyMoney(table: Element, changes: readonly number[], purses: Purses): void {
  const seats = changes.map((amount, seat) => ({ amount, seat }));
  const paying = seats.filter(({ amount }) => amount < 0);
  const getting = seats.filter(({ amount }) => amount > 0);
  const [payer, ...others] = paying;
  const total = getting.reduce((sum, { amount }) => sum + amount, 0);
  const isDirect = payer !== undefined && others.length === 0 && total > 0 && total <= -payer.amount;
  for (const { amount, seat } of getting)
    flyCoin(table, isDirect ? purses.seat(payer.seat) : purses.bank, purses.seat(seat), amount);
  if (isDirect) return;
  for (const { amount, seat } of paying) flyCoin(table, purses.seat(seat), purses.bank, amount);
}
