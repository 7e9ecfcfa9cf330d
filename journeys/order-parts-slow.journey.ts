import type { Page } from '@playwright/test'
import { ownId } from '../apps/server/test-server.ts'
import { newShareholder, orderOf } from '../modules/orders/server/orders.test-world.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { waiting } from './waiting-orders.ts'

const previews = /\/api\/orders\/(transfers\/)?preview$/
const fail = (page: Page, url: RegExp) =>
  page.route(url, (route) => route.fulfill({ status: 500, body: '' }))
const told = (page: Page) => page.getByText('The changes could not be computed.')

/** It failed; it is asked again once it can be answered. */
async function tryAgain(page: Page, url: RegExp) {
  await page.unroute(url)
  await page.getByRole('button', { name: 'Try again' }).click()
}

/** Odette, who has 100 shares, and their order. */
async function holder(server: JourneyServer, lastName: string) {
  const margaret = await server.test.as('superAdmin')
  const assigneeId = await ownId(await server.test.as('manager'))
  const id = await newShareholder(margaret, assigneeId, { firstName: 'Odette', lastName })
  const bought = orderOf({ shareholderId: id, assigneeId }, ['buy', '2025-01-10', '100', '10'])
  return { id, order: (await margaret.post<{ id: string }>('/orders', bought)).body }
}

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'en')))

test('what an order would do is asked again where it could not be told', async ({
  page,
  server,
}) => {
  const { id } = await holder(server, 'Ruault')
  await server.signIn(page, 'manager')
  await fail(page, previews)
  await page.goto(`${server.url}/orders/new?shareholder=${id}`)
  await page.getByRole('textbox', { name: 'Volume' }).fill('20')
  await expect(told(page)).toBeVisible()
  await tryAgain(page, previews)
  const effect = page.getByRole('region', { name: 'Effect on the ledger' })
  await expect(effect).toContainText('100 → 120')
  await expect(told(page)).toHaveCount(0)
})

test('so is what voiding one would do, which waits for it', async ({ page, server }) => {
  const { order } = await holder(server, 'Sabourin')
  await server.signIn(page, 'manager')
  await fail(page, previews)
  await page.goto(`${server.url}/orders/${order.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Void order' }).press('Enter')
  await expect(told(page)).toBeVisible()
  await tryAgain(page, previews)
  await expect(page.getByRole('dialog').getByText('100 → 0')).toBeVisible()
})

test('so is what a transfer would do', async ({ page, server }) => {
  await holder(server, 'Tanguay')
  await holder(server, 'Urbain')
  await server.signIn(page, 'manager', '/orders')
  await page.getByRole('link', { name: 'Transfer shares' }).click()
  const main = page.getByRole('main')
  const choose = async (name: string, typed: string) => {
    await main.getByRole('combobox', { name, exact: true }).fill(typed)
    await page.getByRole('option', { name: new RegExp(typed) }).click()
  }
  await choose('From', 'Tanguay')
  await choose('To', 'Urbain')
  await fail(page, previews)
  await main.getByRole('textbox', { name: 'Price' }).fill('12')
  await main.getByRole('textbox', { name: 'Volume' }).fill('30')
  await expect(told(page)).toBeVisible()
  await tryAgain(page, previews)
  await expect(main.getByRole('region', { name: 'Odette Urbain' })).toContainText('100 → 130')
})

test('slips that could not be loaded are said to be so, and asked for again', async ({
  page,
  server,
}) => {
  const slips = /\/files\?.*only=orderSlip/
  const { filter } = await waiting(server, 'Vaillancourt', 1)
  await server.signIn(page, 'care')
  await fail(page, slips)
  await page.goto(`${server.url}/orders/queue?${filter}`)
  const unread = page.getByText('Order slip: these files could not be loaded.')
  await expect(unread).toBeVisible()
  await tryAgain(page, slips)
  await expect(unread).toHaveCount(0)
})
