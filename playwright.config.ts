import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

// Found once by whoever starts the run; its workers are told.
const browser = await findChromium()
process.env['CHROMIUM_PATH'] = browser.path
process.env['CHROMIUM_ARGS'] = JSON.stringify(browser.args)

/**
 * Journeys of people through a real browser. Each file has a server and a database of its own
 * (`journeys/server.ts`): what one changes, such as the permissions of a role, no other meets.
 */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: './test-results/journeys',
  globalSetup: './journeys/global-setup.ts',
  // One that is left behind would hide all others.
  forbidOnly: true,
  workers: 2,
  fullyParallel: false,
  // A busy machine may take its time: how fast it is, is measured elsewhere.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: browser.path,
      args: browser.args,
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
