/* Money is counted in thousands of dollars. */

/** An amount as the table writes it. */
export const money = (amount: number): string => `$${amount}k`;
