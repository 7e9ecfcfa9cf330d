import type { Page } from '@playwright/test'
import { cast } from '../seeds/cast.ts'
import { expect, test } from './server.ts'
import { endInAnotherTab } from './session-ends.ts'
import { typeSignIn } from './typed-sign-in.ts'
import { confirmed, places, waiting } from './waiting-orders.ts'

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
  await server.signIn(page, 'care')
  await page.goto(`${server.url}/orders/queue?${filter}`)
  const item = page.getByRole('region', { name: 'Buy: Léa Tard' })
  const shows = (at: number) => expect(item).toContainText(orders[at]?.number ?? '')
  await shows(0)
  const release = await heldUndo(page)
  await page.getByRole('button', { name: 'Confirm CARE' }).press('Enter')
  await shows(1)
  await expect(page.getByRole('button', { name: 'Confirm CARE' })).toBeFocused()
  await expect(page.getByText('Léa Tard: Confirmed')).toBeVisible()
  const asked = page.waitForRequest('**/care-withdrawal')
  await page.keyboard.press('u')
  await asked
  await page.keyboard.press('r')
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
  await server.signIn(page, 'care')
  await page.goto(`${server.url}/orders/queue?${filter}`)
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
  await page.keyboard.press('C')
  await expect(item).toContainText(orders[1]?.number ?? '')
  await expect.poll(() => confirmed(server, shareholderId)).toBe(1)
})

test('whoever signs in next in the same tab begins the queue anew', async ({ page, server }) => {
  const { filter, orders } = await waiting(server, 'Relais', 3)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care')
  await page.goto(`${server.url}/orders/queue?${filter}`)
  await expect(page.getByRole('region')).toContainText(orders[0]?.number ?? '')
  await page.keyboard.press('c')
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
  await server.signIn(page, 'care')
  await page.goto(`${server.url}/orders/queue?${filter}`)
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
  await page.keyboard.press('c')
  await expect(page.getByText(/not done: Margaret Chen saved first/).first()).toBeVisible()
  await expect(places(page).getByText('Not done')).toBeVisible()
})

test('what is still being saved as one leaves the queue is told when one comes back', async ({
  page,
  server,
}) => {
  const { filter, orders, shareholderId } = await waiting(server, 'Hâte', 2)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care')
  await page.goto(`${server.url}/orders/queue?${filter}`)
  const item = page.getByRole('region', { name: 'Buy: Léa Hâte' })
  await expect(item).toContainText(orders[0]?.number ?? '')
  await page.route('**/care-confirmation', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await page.keyboard.press('c')
  await expect(item).toContainText(orders[1]?.number ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/orders/${orders[1]?.id}`)
  await expect.poll(() => confirmed(server, shareholderId)).toBe(1)
  await page.goBack()
  await expect(places(page).getByText('Confirmed')).toBeVisible()
})
