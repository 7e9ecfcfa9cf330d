import { defineConfig } from '@playwright/test'

/** Journeys of people through a real browser, each worker with a server and database of its own. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '*.journey.ts',
  outputDir: './test-results/journeys',
  globalSetup: './journeys/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: JSON.parse(process.env['CHROMIUM_ARGS'] ?? '["--no-sandbox"]') as string[],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
