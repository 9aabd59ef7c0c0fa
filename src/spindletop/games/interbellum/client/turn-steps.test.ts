import { describe, expect, it } from 'vitest';
import { turnSteps } from './turn-steps.ts';

describe('turnSteps', () => {
  it('begins with the wells while the table is set up', () => {
    expect(turnSteps({ phase: 'setup' }).map(step => step.state)).toEqual(['now', '', '']);
  });

  it('has gas income behind it whenever somebody is asked in a round', () => {
    expect(turnSteps({ phase: 'events' }).map(step => step.state)).toEqual(['past', 'now', '', '']);
    expect(turnSteps({ phase: 'actions' }).map(step => step.state)).toEqual(['past', 'past', 'now', '']);
  });
});
