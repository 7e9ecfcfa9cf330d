import type { Page } from '@playwright/test'
import { ownId } from '../apps/server/test-server.ts'
import { newShareholder, orderOf } from '../modules/orders/server/orders.test-world.ts'
import { expect, test, type JourneyServer } from './server.ts'

const termsOf = /\/api\/orders\/terms\?/
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })
const fail = (page: Page, url: string | RegExp) =>
  page.route(url, (route) => route.fulfill({ status: 500, body: '' }))

/** Answers wait until they are let go. */
async function hold(page: Page, url: string | RegExp) {
  let letGo = () => {}
  const answers = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(url, async (route) => {
    await answers
    await route.continue().catch(() => undefined)
  })
  return letGo
}

/** Somebody with 100 shares, and a price of her own where one is named. */
async function holder(server: JourneyServer, lastName: string, own?: string) {
  const margaret = await server.test.as('superAdmin')
  const assigneeId = await ownId(await server.test.as('manager'))
  const part = { firstName: 'Odette', lastName, ...(own && { sharePriceOverride: own }) }
  const id = await newShareholder(margaret, assigneeId, part)
  const bought = orderOf({ shareholderId: id, assigneeId }, ['buy', '2025-01-10', '100', '10'])
  await margaret.post('/orders', bought)
  return id
}

async function allowOwnPrices(server: JourneyServer) {
  const margaret = await server.test.as('superAdmin')
  const { version } = (await margaret.get<{ version: number }>('/settings/general')).body
  const { status } = await margaret.patch(
    '/settings/general',
    { allowsOwnSharePrices: true },
    { version },
  )
  expect(status).toBe(200)
}

test.beforeEach(async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager')
})

test('the form of an order is there before its price, which comes where none is typed', async ({
  page,
  server,
}) => {
  const letGo = await hold(page, termsOf)
  await page.goto(`${server.url}/orders/new`)
  await box(page, 'Volume').fill('20')
  await expect(box(page, 'Price')).toHaveValue('')
  letGo()
  await expect(box(page, 'Price')).toHaveValue(/^\d+\.\d\d$/)
  await page.unroute(termsOf)

  await fail(page, termsOf)
  await page.goto(`${server.url}/orders/new`)
  await expect(page.getByText('The price to propose could not be loaded.')).toBeVisible()
  await box(page, 'Price').fill('17.25')
  await page.unroute(termsOf)
  await retry(page).click()
  await expect(page.getByText(/^List price:/)).toBeVisible()
  await expect(box(page, 'Price')).toHaveValue('17.25')
})

test('nothing of the shareholder before is shown or proposed for the next', async ({
  page,
  server,
}) => {
  await allowOwnPrices(server)
  const id = await holder(server, 'Quillon', '7.5')
  await holder(server, 'Zephyrin')
  await page.goto(`${server.url}/orders/new?shareholder=${id}`)
  await expect(box(page, 'Price')).toHaveValue('7.50')
  await expect(page.getByText('Held now')).toBeVisible()
  const letGo = await hold(page, termsOf)
  const shareholder = page.getByRole('combobox', { name: 'Shareholder' })
  await shareholder.fill('Zephyrin')
  await page.getByRole('option', { name: /Zephyrin/ }).click()
  await expect(box(page, 'Price')).toHaveValue('')
  await expect(page.getByText('Held now')).toHaveCount(0)
  await expect(page.getByText('7.50')).toHaveCount(0)
  letGo()
  await expect(page.getByText('Held now')).toBeVisible()
  await expect(box(page, 'Price')).toHaveValue(/^\d+\.\d\d$/)
  await expect(box(page, 'Price')).not.toHaveValue('7.50')
})

test('a typed price stays when the price of another day is another', async ({ page, server }) => {
  const margaret = await server.test.as('superAdmin')
  await margaret.post('/share-prices', { effectiveOn: '2025-05-05', price: '31.25' })
  await margaret.post('/share-prices', { effectiveOn: '2025-05-06', price: '32.5' })
  await page.goto(`${server.url}/orders/new`)
  const to = async (day: string) => {
    await box(page, 'Date').fill(day)
    await page.keyboard.press('Escape')
  }
  await to('2025-05-05')
  await expect(box(page, 'Price')).toHaveValue('31.25')
  await box(page, 'Price').fill('30')
  await to('2025-05-06')
  await expect(page.getByText(/^List price: .*32\.50/)).toBeVisible()
  await expect(box(page, 'Price')).toHaveValue('30.00')
})
