import type { Page } from '@playwright/test'
import { cast } from '../seeds/cast.ts'
import { expect, test } from './server.ts'
import { endInAnotherTab } from './session-ends.ts'
import { typeSignIn } from './typed-sign-in.ts'
import { english } from './under-review.ts'
import { confirmed, judge, places, waiting } from './waiting-orders.ts'

/** Taking back waits until it is let through. */
async function heldUndo(page: Page) {
  let release = () => {}
  const held = new Promise<void>((let_) => (release = let_))
  await page.route('**/care-withdrawal', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('what is taken back late leads nobody away from what they have begun since', async ({
  page,
  server,
  complaints,
}) => {
  const { filter, orders, shareholderId } = await waiting(server, 'Tard', 3)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care', `/orders/queue?${filter}`)
  const item = page.getByRole('region', { name: 'Buy: Léa Tard' })
  const shows = (at: number) => expect(item).toContainText(orders[at]?.number ?? '')
  await shows(0)
  const release = await heldUndo(page)
  await expect(page.getByRole('button', { name: 'Confirm CARE' })).toBeEnabled()
  await page.getByRole('button', { name: 'Confirm CARE' }).press('Enter')
  await shows(1)
  await expect(page.getByRole('button', { name: 'Confirm CARE' })).toBeFocused()
  await expect(page.getByText('Léa Tard: Confirmed')).toBeVisible()
  const asked = page.waitForRequest('**/care-withdrawal')
  await page.keyboard.press('u')
  await asked
  await judge(page, 'r')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('No slip')
  release()
  await expect.poll(() => confirmed(server, shareholderId)).toBe(0)
  await expect(places(page).getByText('Confirmed')).toHaveCount(0)
  await shows(1)
  await dialog.getByRole('button', { name: 'Reject CARE' }).press('Enter')
  await shows(2)
  await expect(places(page).getByRole('listitem').nth(1)).toContainText('Rejected')
  await expect(places(page).getByRole('listitem').first()).not.toContainText('Rejected')
  const david = await server.test.as('manager')
  const careOf = async (at: number) =>
    (await david.get<{ careStatus: string }>(`/orders/${orders[at]?.id}`)).body.careStatus
  expect([await careOf(0), await careOf(1)]).toEqual(['pending', 'rejected'])
  expect(complaints).toEqual([])
})

test('letters do nothing while a menu is open', async ({ page, server }) => {
  const { filter, orders, shareholderId } = await waiting(server, 'Menu', 2)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care', `/orders/queue?${filter}`)
  const item = page.getByRole('region', { name: 'Buy: Léa Menu' })
  await expect(item).toContainText(orders[0]?.number ?? '')
  await page.locator('header [aria-haspopup=menu]').last().press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(item).toContainText(orders[0]?.number ?? '')
  // Caps Lock makes no other letter of it.
  await judge(page, 'C')
  await expect(item).toContainText(orders[1]?.number ?? '')
  await expect.poll(() => confirmed(server, shareholderId)).toBe(1)
})

test('whoever signs in next in the same tab begins the queue anew', async ({ page, server }) => {
  const { filter, orders } = await waiting(server, 'Relais', 3)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care', `/orders/queue?${filter}`)
  await expect(page.getByRole('region')).toContainText(orders[0]?.number ?? '')
  await judge(page, 'c')
  await expect(places(page).getByText('Confirmed')).toBeVisible()
  await endInAnotherTab(page, server)
  await typeSignIn(page, cast.admin)
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect(places(page).getByText('Confirmed')).toHaveCount(0)
})

test('whoever was slower is told so, and by whom', async ({ page, server }) => {
  const { filter, orders } = await waiting(server, 'Lent', 3)
  const [first, second] = orders
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care', `/orders/queue?${filter}`)
  const item = page.getByRole('region', { name: 'Buy: Léa Lent' })
  await expect(item).toContainText(first?.number ?? '')
  const margaret = await server.test.as('superAdmin')
  const reject = ({ id = '', version = 0 } = {}) =>
    margaret.post(`/orders/${id}/care-rejection`, { note: 'No slip' }, { version })
  await reject(first)
  await expect(page.getByText('Someone else was faster. Status now: Rejected')).toBeVisible()
  await expect(places(page).getByText('Rejected')).toBeVisible()

  // What this browser knows of the second is older than what happens to it.
  const at = `**/api/orders/${second?.id}`
  await page.route(at, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as object
    await route.fulfill({
      response,
      json: {
        ...body,
        version: second?.version,
        careStatus: 'pending',
        can: { confirmCare: true, rejectCare: true },
      },
    })
  })
  await reject(second)
  await page.keyboard.press('j')
  await expect(item).toContainText(second?.number ?? '')
  await judge(page, 'c')
  await expect(page.getByText(/not done: Margaret Chen saved first/).first()).toBeVisible()
  await expect(places(page).getByText('Not done')).toBeVisible()
})

test('what is still being saved as one leaves the queue is told when one comes back', async ({
  page,
  server,
}) => {
  const { filter, orders, shareholderId } = await waiting(server, 'Hâte', 2)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care', `/orders/queue?${filter}`)
  const item = page.getByRole('region', { name: 'Buy: Léa Hâte' })
  await expect(item).toContainText(orders[0]?.number ?? '')
  await page.route('**/care-confirmation', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await judge(page, 'c')
  await expect(item).toContainText(orders[1]?.number ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/orders/${orders[1]?.id}`)
  await expect.poll(() => confirmed(server, shareholderId)).toBe(1)
  await page.goBack()
  await expect(places(page).getByText('Confirmed')).toBeVisible()
})

test('a second press in passing decides nothing of the order that comes next', async ({
  page,
  server,
}) => {
  const { filter, shareholderId } = await waiting(server, 'Double', 3)
  await english(page)
  await server.signIn(page, 'care', `/orders/queue?${filter}`)
  await judge(page, 'c')
  await page.keyboard.press('c')
  await expect(page.getByText('Look at this item first').first()).toBeVisible()
  await expect.poll(() => confirmed(server, shareholderId)).toBe(1)
  await judge(page, 'c')
  await expect.poll(() => confirmed(server, shareholderId)).toBe(2)
})

test('a decision whose answer is lost is not said to have failed', async ({ page, server }) => {
  const { filter, shareholderId } = await waiting(server, 'Perdu', 2)
  await english(page)
  await server.signIn(page, 'care')
  await page.route('**/care-confirmation', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.goto(`${server.url}/orders/queue?${filter}`)
  await judge(page, 'c')
  await expect(page.getByText(/the decision may or may not be saved/).first()).toBeVisible()
  await expect.poll(() => confirmed(server, shareholderId)).toBe(1)
})

test('an order is not judged before its slips are in sight, and what each became is taken back in turn', async ({
  browser,
  server,
}) => {
  const { filter, shareholderId } = await waiting(server, 'Preuve', 3)
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 812 } })
  await english(page)
  await server.signIn(page, 'care')
  let release = () => {}
  const held = new Promise<void>((let_) => (release = let_))
  await page.route('**/api/records/order/*/files?**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${server.url}/orders/queue?${filter}`)
  const confirm = page.getByRole('button', { name: 'Confirm CARE' })
  await expect(confirm).toHaveAttribute('aria-description', /not loaded yet/)
  await confirm.click({ force: true })
  await expect.poll(() => confirmed(server, shareholderId)).toBe(0)
  release()
  await expect(page.getByText('No slip uploaded')).toBeVisible()
  const barAt = async () => (await confirm.boundingBox())?.y
  const first = await barAt()
  for (const at of [1, 2]) {
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
    await confirm.click()
    await expect(page.getByText(`${at + 1} of 3`, { exact: true })).toBeVisible()
    await expect(page.getByText('Léa Preuve: Confirmed')).toBeVisible()
    await expect.poll(barAt).toBe(first)
  }
  const undo = page.getByRole('button', { name: 'Undo decision' })
  await undo.click()
  await expect.poll(() => confirmed(server, shareholderId)).toBe(1)
  await undo.click()
  await expect.poll(() => confirmed(server, shareholderId)).toBe(0)
})

test('whoever may no longer decide is told so, with a way out', async ({ page, server }) => {
  const { filter, orders } = await waiting(server, 'Retiré', 2)
  const id = orders[0]?.id ?? ''
  await english(page)
  await server.signIn(page, 'care')
  let isTaken = false
  await page.route(`**/api/orders/${id}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as object
    await route.fulfill({ response, json: isTaken ? { ...body, can: {} } : body })
  })
  await page.goto(`${server.url}/orders/queue?${filter}`)
  await expect(page.getByRole('button', { name: 'Confirm CARE' })).toBeVisible()
  isTaken = true
  const david = await server.test.as('manager')
  const version = orders[0]?.version ?? 0
  await david.patch(`/orders/${id}`, { note: 'By phone' }, { version })
  const told = page.getByText(/You can no longer decide this item/)
  await expect(told).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm CARE' })).toHaveCount(0)
  await told.getByRole('link', { name: 'Back to list' }).click()
  await page.waitForURL(/\/orders\?/)
})
