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
  await server.signIn(page, 'caseOfficer', '/applications/pending')
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
  await server.signIn(page, 'manager', '/orders')
  const view = page.getByRole('button', { name: /^View/ })
  await expect(view).toContainText(/columns? hidden/)
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
  await server.signIn(page, 'manager', '/orders')
  await tick(page, 1).click()
  await tick(page, 4).click({ modifiers: ['Shift'] })
  await expect(page.getByText(/^4 of [\d,]+ selected$/)).toBeVisible()
  await tick(page, 4).press('Shift+ArrowDown')
  await expect(page.getByText(/^5 of [\d,]+ selected$/)).toBeVisible()
  await expect(tick(page, 5)).toBeFocused()
})

test('the sums of all stand in one line, and unfold', async ({ page, server }) => {
  await server.signIn(page, 'manager', '/orders')
  const sums = page.locator('main tfoot tr')
  await expect(sums).toHaveCount(1)
  await expect(sums).toContainText(/Net of [\d,]+ active orders/)
  await sums.getByRole('button', { name: 'Show details' }).click()
  await expect(sums).toHaveCount(5)
  await expect(sums.first()).toContainText(/buys/)
  await expect(sums.nth(2)).toContainText(/Buys and sales together: [\d,]+ active orders/)
  await expect(sums.nth(3)).toContainText(/void orders?, not counted/)
})

test('on a phone ten applications are told apart on two screens, and ticks come when they are asked for', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await server.signIn(page, 'caseOfficer', '/applications/pending')
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
  await expect(page.getByText(/^1 of [\d,]+ selected$/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop selecting' }).click()
  await expect(cards.first().getByRole('checkbox')).toHaveCount(0)
})

test('Space previews a row beside the list, the arrows lead on, and Escape closes it', async ({
  page,
  server,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', '/applications/pending')
  const openers = page.locator('tbody a[data-opens]')
  await openers.first().focus()
  await page.keyboard.press('Space')
  const preview = page.getByRole('complementary', { name: /^Preview of APP-/ })
  const name = (await openers.first().innerText()).trim()
  await expect(preview.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(openers.first()).toBeFocused()
  const first = await preview.getAttribute('aria-label')
  await page.keyboard.press('ArrowDown')
  await expect(preview).not.toHaveAttribute('aria-label', first ?? '')
  await expect(openers.nth(1)).toBeFocused()
  // Nothing is covered: the list makes room.
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await page.keyboard.press('Space')
  await preview.getByRole('link', { name: 'Open record' }).click()
  await page.waitForURL(/\/applications\/pending\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/^2 of \d+\+?$/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('on a narrow window the preview lies over the list and gives the focus back', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', '/orders')
  const opener = page.locator('tbody a[data-opens]').first()
  await opener.focus()
  await page.keyboard.press('Space')
  const preview = page.getByRole('dialog')
  await expect(preview.getByText('Turnover', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await expect(opener).toBeFocused()
})

const wholeRows = (page: Page) =>
  page.evaluate(() => {
    const sums = document.querySelector('main tfoot tr')?.getBoundingClientRect().top
    const end = Math.min(innerHeight, sums ?? innerHeight) + 0.5
    const all = [...document.querySelectorAll('main tbody tr, main li[data-row-id]')]
    return all.filter((row) => row.getBoundingClientRect().bottom <= end).length
  })

test('fifteen rows of a list are whole on a desktop, six on a phone', async ({ page, server }) => {
  await server.signIn(page, 'manager', '/orders?filter[status]=active&filter[careStatus]=pending')
  await expect(page.locator('main tfoot tr')).toHaveCount(1)
  // What the tab stands for is said by the tab.
  await expect(page.getByRole('link', { name: /^CARE pending/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(15)
  await page.goto(`${server.url}/shareholders`)
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(15)

  await page.setViewportSize({ width: 375, height: 812 })
  for (const path of ['orders', 'shareholders']) {
    // oxlint-disable-next-line no-await-in-loop -- one list after the other
    await page.goto(`${server.url}/${path}`)
    // oxlint-disable-next-line no-await-in-loop -- one list after the other
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(6)
    // oxlint-disable-next-line no-await-in-loop -- one list after the other
    await expectToFit(page)
  }
})

test('clearing leaves the tab, whose own filters are no chips', async ({ page, server }) => {
  await server.signIn(page, 'manager', '/orders?filter[status]=active&filter[side]=sell')
  await expect(page.getByRole('link', { name: /^Active/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/side/)
  await expect(page).toHaveURL(/status/)
})

test('what is void is quiet, struck, and waits for no verification', async ({ page, server }) => {
  await server.signIn(page, 'manager', '/orders?filter[status]=void')
  const first = rows(page).first()
  await expect(first).toHaveAttribute('data-mark', 'void')
  await expect(first.locator('[data-column=number]')).toContainText('Void')
  await expect(first.locator('[data-column=turnover] > *')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  )
  await expect(page.locator('main tbody [data-tone=warning]')).toHaveCount(0)
  await page.setViewportSize({ width: 375, height: 812 })
  const card = page.locator('main li[data-row-id]').first()
  const name = card.locator('a[data-opens]')
  await expect(name).not.toHaveText(/^ORD-/)
  await expect(card).toContainText(/ORD-\S+ Void/)
  await expect(card).toContainText(/Buy|Sell/)
})
