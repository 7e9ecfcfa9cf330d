import { readdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const files = readdirSync('./journeys').filter((file) => file.endsWith('.journey.ts'))

/**
 * Journeys of people through a real browser. Each file is a project of its own, since workers, and
 * with them servers and databases, are not shared between projects: what one file changes, such as
 * the permissions of a role, no other file meets.
 */
export default defineConfig({
  testDir: './journeys',
  projects: files.map((file) => ({ name: file.replace('.journey.ts', ''), testMatch: file })),
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
