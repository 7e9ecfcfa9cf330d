import { expect, type Page } from '@playwright/test'

/** Nothing is wider than the screen. Asked until it is so: a page that was resized settles in a moment. */
export const expectToFit = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: 'wider than the screen, in pixels',
    })
    .toBeLessThanOrEqual(0)
