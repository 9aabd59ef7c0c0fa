/* Money is counted in millions of dollars. */

/** An amount as the table writes it. */
export const money = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);
