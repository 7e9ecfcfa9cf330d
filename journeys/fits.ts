import { expect, type Page } from '@playwright/test'

/**
 * Nothing is wider than the screen, and no section of a record wider than its frame. Asked until it is
 * so: a page that was resized settles in a moment.
 */
export async function expectToFit(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: 'wider than the screen, in pixels',
    })
    .toBeLessThanOrEqual(0)
  await expect
    .poll(() => page.locator('[data-record-body] section').evaluateAll(namesOfCut), {
      message: 'sections of a record that are cut',
    })
    .toEqual([])
}

const namesOfCut = (sections: Element[]) =>
  sections
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.querySelector('h2, h3')?.textContent ?? '')
