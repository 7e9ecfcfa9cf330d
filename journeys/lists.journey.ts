import type { Page } from '@playwright/test'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

const rows = (page: Page) => page.locator('main tbody tr')
const tick = (page: Page, at: number) => rows(page).nth(at).getByRole('checkbox')
const heads = (page: Page) =>
  page
    .locator('main thead th[data-column]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['column'] ?? ''))

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'en')))

test('what is due first stands first, a line to each, and what is late is marked', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'caseOfficer')
  await page.goto(`${server.url}/applications/pending`)
  await expect(rows(page).first()).toHaveAttribute('data-mark', 'late')
  await expect(rows(page).first()).toContainText(/\d+ days? late/)
  const heights = () =>
    rows(page).evaluateAll((all) => [...new Set(all.map((row) => row.clientHeight))])
  await expect.poll(heights).toHaveLength(1)
  await expect.poll(async () => Math.max(...(await heights()))).toBeLessThan(48)
  const first = async () => (await heads(page)).slice(0, 3)
  await expect.poll(first).toEqual(['participantName', 'employerName', 'reference'])
})

test('columns that do not fit fold from the end, and are reached by scrolling for whoever wants to', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await server.signIn(page, 'manager')
  await page.goto(`${server.url}/orders`)
  const view = page.getByRole('button', { name: /^View/ })
  await expect(view).toContainText(/columns? do(es)? not fit/)
  const folded = await heads(page)
  expect(folded).toContain('careStatus')
  expect(folded).not.toContain('confirmation')
  await expectToFit(page)
  await view.click()
  await expect(page.getByRole('checkbox', { name: 'Confirmation (does not fit)' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Scroll sideways to see all columns' }).click()
  await expect.poll(() => heads(page)).toContain('confirmation')
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(view).not.toContainText('not fit')
})

test('Shift takes all between two rows, and with the arrows one after the other', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'manager')
  await page.goto(`${server.url}/orders`)
  await tick(page, 1).click()
  await tick(page, 4).click({ modifiers: ['Shift'] })
  await expect(page.getByText('4 selected')).toBeVisible()
  await tick(page, 4).press('Shift+ArrowDown')
  await expect(page.getByText('5 selected')).toBeVisible()
  await expect(tick(page, 5)).toBeFocused()
})

test('the sums of all stand in one line, and unfold', async ({ page, server }) => {
  await server.signIn(page, 'manager')
  await page.goto(`${server.url}/orders`)
  const sums = page.locator('main tfoot tr')
  await expect(sums).toHaveCount(1)
  await expect(sums).toContainText(/Net of [\d,]+ active orders/)
  await sums.getByRole('button', { name: 'Show details' }).click()
  await expect(sums).toHaveCount(3)
  await expect(sums.first()).toContainText(/buys/)
})

test('on a phone ten applications are told apart on two screens, and ticks come when they are asked for', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await server.signIn(page, 'caseOfficer')
  await page.goto(`${server.url}/applications/pending`)
  const cards = page.locator('main li[data-row-id]')
  await expect(cards).toHaveCount(25)
  const [top, tenth] = await Promise.all([cards.first().boundingBox(), cards.nth(9).boundingBox()])
  expect(tenth!.y + tenth!.height - top!.y).toBeLessThan(1.3 * 812)
  await expect(cards.first()).toContainText(/late/)
  await expect(cards.first()).toContainText(/APP-/)
  await expect(cards.first()).toContainText(/\$/)
  await expectToFit(page)
  await expect(cards.first().getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Select rows' }).click()
  await cards.first().getByRole('checkbox').click()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Stop selecting' }).click()
  await expect(cards.first().getByRole('checkbox')).toHaveCount(0)
})
