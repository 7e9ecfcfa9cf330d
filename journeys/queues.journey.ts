import type { Page } from '@playwright/test'
import { ownId } from '../apps/server/test-server.ts'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { newShareholder, orderOf } from '../modules/orders/server/orders.test-world.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { endInAnotherTab } from './session-ends.ts'
import { typeSignIn } from './typed-sign-in.ts'

/** Somebody whose orders wait for CARE, one a day, oldest first. */
async function waiting(server: JourneyServer, lastName: string, count: number) {
  const david = await server.test.as('manager')
  const assigneeId = await ownId(await server.test.as('adviser'))
  const shareholderId = await newShareholder(david, assigneeId, { firstName: 'Léa', lastName })
  const orders: { id: string; number: string; version: number }[] = []
  for (let day = 1; day <= count; day += 1) {
    const typed = orderOf({ shareholderId, assigneeId }, [
      'buy',
      `2025-03-${String(day).padStart(2, '0')}`,
      '10',
      '10',
    ])
    orders.push((await david.post<(typeof orders)[number]>('/orders', typed)).body)
  }
  const filter = `filter[status]=active&filter[careStatus]=pending&filter[shareholderId]=${shareholderId}`
  return { orders, filter, shareholderId }
}

const places = (page: Page) => page.getByRole('list', { name: /Queue|File de travail/ })

async function confirmed(server: JourneyServer, shareholderId: string): Promise<number> {
  const { body } = await (
    await server.test.as('manager')
  ).get<{ meta: { total: number } }>(
    `/orders?filter[shareholderId]=${shareholderId}&filter[careStatus]=confirmed`,
  )
  return body.meta.total
}

test('twenty verifications take twenty key presses, and the last is undone by one more', async ({
  page,
  server,
  complaints,
}) => {
  const { filter, shareholderId, orders } = await waiting(server, 'Vingt', 20)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care')
  await page.goto(`${server.url}/orders?${filter}`)
  await page.getByRole('link', { name: 'Work through 20 items' }).press('Enter')
  for (const [at, { number }] of orders.entries()) {
    await expect(page.getByText(`${at + 1} of 20`, { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Buy: Léa Vingt' })).toContainText(number)
    await page.keyboard.press('c')
  }
  await expect(page.getByText('You reached the end')).toBeVisible()
  await expect(page.getByText('20 done, 0 skipped or not done')).toBeVisible()
  await expect(places(page).getByText('Confirmed')).toHaveCount(20)
  await expect.poll(() => confirmed(server, shareholderId)).toBe(20)

  await page.keyboard.press('u')
  await expect(page.getByText('20 of 20', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm CARE' })).toBeVisible()
  await expect(places(page).getByText('Confirmed')).toHaveCount(19)
  await expect.poll(() => confirmed(server, shareholderId)).toBe(19)
  expect(complaints).toEqual([])
})

test('a queue is walked by letters, what is skipped comes back, and a record leads back to its place', async ({
  page,
  server,
}) => {
  const { filter, orders } = await waiting(server, 'Pas', 3)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care')
  await page.goto(`${server.url}/orders/queue?${filter}`)
  const item = page.getByRole('region', { name: 'Buy: Léa Pas' })
  const shows = (at: number) => expect(item).toContainText(orders[at]?.number ?? '')
  await shows(0)
  await page.keyboard.press('j')
  await shows(1)
  await page.keyboard.press('k')
  await shows(0)
  await page.keyboard.press('s')
  await shows(1)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/orders/${orders[1]?.id}`)
  await page.goBack()
  await shows(1)
  await expect(places(page).getByText('Skipped')).toBeVisible()
  // What is held down does not run through the queue.
  await page.evaluate(() =>
    dispatchEvent(new KeyboardEvent('keydown', { key: 'c', repeat: true, bubbles: true })),
  )
  await page.keyboard.press('c')
  await shows(2)
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Review 2 skipped items' }).press('Enter')
  await shows(0)
  await page.keyboard.press('j')
  await shows(1)
  // At the end it leads nowhere, and keeps the focus.
  const back = page.getByRole('button', { name: 'Previous in the list' })
  await back.press('Enter')
  await shows(0)
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(back).toBeFocused()
})

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

test('en français, sur un téléphone: un élément à la fois, et un refus demande son motif', async ({
  browser,
  server,
}) => {
  const { filter, orders } = await waiting(server, 'Mobile', 2)
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 812 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'care')
  await page.goto(`${server.url}/orders?${filter}`)
  await page.getByRole('link', { name: 'Traiter 2 éléments' }).click()
  await expect(page.getByText('1 sur 2', { exact: true })).toBeVisible()
  await expect(places(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Achat – Léa Mobile' })).toBeVisible()
  await page.getByRole('button', { name: 'Refuser CARE' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Bordereau différent')
  await dialog.getByRole('button', { name: 'Refuser CARE' }).click()
  await expect(page.getByText('2 sur 2', { exact: true })).toBeVisible()
  await expect(page.getByText(/Léa Mobile.: Refusée/)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler la décision' }).click()
  await expect(page.getByText(orders[0]?.number ?? '', { exact: true })).toBeVisible()
  await expectToFit(page)
})

/** Under review by the case officer, who recommends to reject it. */
async function recommended(server: JourneyServer): Promise<string> {
  const id = await submitBothHalves(server.test)
  const amina = await server.test.as('caseOfficer')
  const take = async (noun: string, body: object) => {
    const { body: record } = await amina.get<{ version: number }>(`/applications/${id}`)
    return amina.post(`/applications/${id}/${noun}`, body, { version: record.version })
  }
  await take('assignment', { assigneeId: await ownId(amina) })
  expect((await take('recommendation', { outcome: 'reject' })).status).toBe(200)
  return id
}

test('an approver decides what is recommended by the dialogs of the record, one after the other', async ({
  page,
  server,
  complaints,
}) => {
  await recommended(server)
  await recommended(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'approver')
  await page.goto(`${server.url}/applications/pending?filter[status]=recommendedReject`)
  await page.getByRole('link', { name: /^Work through \d+ items/ }).press('Enter')
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reject application' })).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('There are more applications than funds').click()
  await dialog.getByRole('button', { name: 'Reject application' }).press('Enter')
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  await expect(places(page).getByText('Rejected')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/applications\/pending\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  expect(complaints).toEqual([])
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
