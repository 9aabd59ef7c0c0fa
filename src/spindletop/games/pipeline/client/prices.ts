/* Prices as the table writes them. */

/** An amount of money, with a minus that is as wide as a figure. */
export const money = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);

/** The sums of the first 1, 2, 3 ... numbers. */
export function runningSums(numbers: readonly number[]): readonly number[] {
  let total = 0;
  return numbers.map(number => {
    total += number;
    return total;
  });
}

/** What 1, 2, 3 ... tiles cost together; where one more costs nothing, its price is told once. */
export const runningPrices = (prices: readonly number[]): readonly number[] => [...new Set(runningSums(prices))];
