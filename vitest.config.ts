// Two projects: `core` runs in Node, `ui` in jsdom. Browser tests (tests/e2e, *.spec.ts) belong to Playwright.
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // a shared machine may need its time; nothing here is a race
      testTimeout: 60_000,
      coverage: { provider: 'v8', include: ['src/**'], exclude: ['**/*.test.*', '**/*.d.ts'] },
      projects: [
        {
          extends: true,
          test: {
            name: 'core',
            environment: 'node',
            include: ['{src,scripts,tests}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'ui',
            environment: 'jsdom',
            include: ['{src,tests}/**/*.test.tsx'],
            // A jsdom per file costs about 3 s of CPU; one per worker is enough, the setup file cleans up.
            isolate: false,
            setupFiles: ['tests/helpers/setup-ui.ts'],
          },
        },
      ],
    },
  }),
);
