/* Every word the client itself says, in one place; sentences about moves and rules come from the server. */

export const words = {
  amountRange: (label: string, low: number, high: number) => `${label}, from ${low} to ${high}`,
  enterKey: 'Enter',
  maximum: 'max',
  mind: 'Mind:',
  more: (count: number) => `${count} more`,
  most: (count: number) => `the most, ${count}`,
  oneLess: 'one less',
  oneMore: 'one more',
  pressAgain: 'Press again to do it.',
  sure: 'Sure? ',
} as const;
