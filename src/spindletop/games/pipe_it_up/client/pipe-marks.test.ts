import { describe, expect, it } from 'vitest';
import { pipeMarks } from './pipe-marks.ts';

describe('pipeMarks', () => {
  it('tells red, green and purple apart, and leaves yellow and silver plain', () => {
    expect(pipeMarks('red', 30, 10)).toBe('M-10 5L-2 -5M0 5L8 -5');
    expect(pipeMarks('purple', 30, 10)).toBe('M-5 0h.1M3.5 0h.1');
    expect(pipeMarks('green', 30, 10)).toBe('M-10 3L-5 -3.4L0 3.4L5 -3.4L10 3.4');
    expect(pipeMarks('yellow', 30, 10)).toBe('');
    expect(pipeMarks('silver', 30, 10)).toBe('');
  });

  it('stays inside the flanges of short pipes too', () => {
    expect(pipeMarks('red', 12, 10)).toBe('');
    expect(pipeMarks('green', 12, 10)).toBe('M-1 3');
  });
});
