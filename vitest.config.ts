import { defineConfig } from 'vitest/config'
import { vitestPatterns } from './scripts/test-parts.ts'

export default defineConfig({
  test: {
    include: vitestPatterns,
    exclude: ['**/node_modules/**', 'dist/**', 'data/**'],
    globalSetup: ['./database/test-setup.ts'],
    // A server's log on the report hides the report.
    env: { LOG_LEVEL: 'silent' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One that is left behind would hide all others.
    allowOnly: false,
    maxWorkers: 2,
    // A server keeps nothing in its process, so the product is read once for all files.
    isolate: false,
  },
})
