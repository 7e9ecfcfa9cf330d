import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** Pictures of the screens, on the servers and browsers that journeys have; they assert nothing. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.picture.ts',
  projects: [{ name: 'pictures' }],
  outputDir: '../../test-results/pictures',
  globalSetup: '../global-setup.ts',
  timeout: 30 * 60_000,
})
