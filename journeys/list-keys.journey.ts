import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'

const openers = (page: Page) => page.locator('main tbody a[data-opens]')
const ticks = (page: Page) => page.locator('main tbody').getByRole('checkbox')

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'en')))

test('a list hears its keys as soon as it is there, and the first one leads to its first row', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'caseOfficer')
  const open = async () => {
    await page.goto(`${server.url}/applications/pending`)
    await expect(openers(page).first()).toBeVisible()
  }
  const at = (row: number) => openers(page).nth(row)
  await open()
  await page.keyboard.press('ArrowDown')
  await expect(at(0)).toBeFocused()
  await expect(at(0)).not.toHaveCSS('outline-style', 'none')
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  await expect(at(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(ticks(page).nth(1)).toBeChecked()

  await open()
  await page.keyboard.press('x')
  await expect(at(0)).toBeFocused()
  await expect(ticks(page).first()).toBeChecked()

  await open()
  await page.keyboard.press('Space')
  await expect(page.getByRole('complementary', { name: /^Preview of APP-/ })).toBeVisible()
  await expect(at(0)).toBeFocused()

  await open()
  await page.keyboard.press('Enter')
  await expect(at(0)).toBeFocused()
  await expect(page).toHaveURL(/\/applications\/pending(\?.*)?$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/applications\/pending\/[\da-f-]{36}$/)

  await open()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Next or previous row, also in a queue')).toBeVisible()
})

test('a list takes no key from what is typed in, a menu, a dialog, a button or the preview', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'caseOfficer', '/applications/pending')
  await expect(openers(page).first()).toBeVisible()
  const isAway = () =>
    page.evaluate(() => document.activeElement?.closest('[data-row-id]') === null)
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.type('x jk')
  await expect(search).toHaveValue('x jk')
  await search.fill('')
  await expect(openers(page).nth(5)).toBeVisible()

  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
  const entry = page.getByRole('menuitem').first()
  await expect(entry).toBeVisible()
  for (const key of ['j', 'x', 'ArrowDown']) await entry.press(key)
  await expect.poll(isAway).toBe(true)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Export', exact: true }).focus()
  await page.keyboard.press('x')
  await expect.poll(isAway).toBe(true)

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toBeVisible()
  for (const key of ['j', 'x', 'Enter']) await page.keyboard.press(key)
  await expect.poll(isAway).toBe(true)
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  await openers(page).nth(2).focus()
  await page.keyboard.press('Space')
  const preview = page.getByRole('complementary', { name: /^Preview of APP-/ })
  const name = await preview.getAttribute('aria-label')
  await preview.getByRole('button', { name: 'Close' }).focus()
  for (const key of ['j', 'ArrowDown', 'x']) await page.keyboard.press(key)
  await expect.poll(isAway).toBe(true)
  await expect(preview).toHaveAttribute('aria-label', name ?? '')
  await expect(page.getByText(/selected$/)).toHaveCount(0)
})

test('Back leads to the row of what was looked at last, and brings it into sight', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await server.signIn(page, 'caseOfficer', '/applications/pending')
  const names = openers(page)
  await expect(names.nth(20)).toBeVisible()
  await names.nth(3).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/applications\/pending\/[\da-f-]{36}$/)
  await page.goBack()
  await expect(names.nth(3)).toBeFocused()

  await names.nth(12).focus()
  await page.keyboard.press('Enter')
  for (const place of [14, 15]) {
    // oxlint-disable-next-line no-await-in-loop -- one record after the other
    await page.getByRole('button', { name: 'Next in the list' }).click()
    // oxlint-disable-next-line no-await-in-loop -- one record after the other
    await expect(page.getByText(new RegExp(`^${place} of \\d+\\+?$`))).toBeVisible()
  }
  await page.goBack()
  await expect(names.nth(14)).toBeFocused()
  await expect(names.nth(14)).toBeInViewport()
  await page.keyboard.press('j')
  await expect(names.nth(15)).toBeFocused()
})

test('whoever comes back from a queue is at the row that was worked on last', async ({
  page,
  server,
}) => {
  await server.signIn(
    page,
    'care',
    '/orders?filter[status]=active&filter[careStatus]=pending&sort=tradedOn',
  )
  await expect(openers(page).nth(4)).toBeVisible()
  await page.getByRole('link', { name: /^Work through/ }).click()
  await page.waitForURL(/\/orders\/queue/)
  await expect(page.getByText(/^1 of \d+/)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText(/^2 of \d+/)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText(/^3 of \d+/)).toBeVisible()
  const item = new URL(page.url()).searchParams.get('item')
  await page.goBack()
  await expect(page.locator(`[data-row-id="${item}"] a[data-opens]`)).toBeFocused()
})
