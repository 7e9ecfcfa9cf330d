import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{kit,modules,apps,database,seeds,scripts,checks}/**/*.test.ts',
      '{kit,modules,apps}/**/*.test.tsx',
    ],
    exclude: ['**/node_modules/**', 'dist/**', 'data/**'],
    globalSetup: ['./database/test-setup.ts'],
    // A server's log on the report hides the report.
    env: { LOG_LEVEL: 'silent' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
