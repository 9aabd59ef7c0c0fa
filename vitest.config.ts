import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    isolate: false,
    include: ['client/**/*.test.ts', 'client/**/*.test.tsx', 'src/spindletop/games/*/client/**/*.test.ts'],
  },
});
