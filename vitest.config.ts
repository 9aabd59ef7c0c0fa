import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    isolate: false,
    css: { include: /\.css\?raw/ },
    include: ['client/**/*.test.ts', 'client/**/*.test.tsx', 'src/spindletop/games/*/client/**/*.test.ts'],
  },
});
