import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { periodAfter } from '../modules/statistics/contract/period.ts'
import type { OrderTotals } from '../modules/orders/contract/orders.endpoints.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

const month = periodAfter(new Date().toISOString().slice(0, 7), -2)

const speaking = (page: Page, language: 'en' | 'fr') =>
  page.addInitScript((of) => localStorage.setItem('language', of), language)

test('a manager follows a number of a month into the orders that make it', async ({
  page,
  server,
  complaints: _,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'manager', `/monthly-investments?month=${periodAfter(month, -1)}`)
  await expect(page.getByText('Your records only')).toBeVisible()
  await page.getByRole('button', { name: /^Next: / }).click()
  await expect(page).toHaveURL(new RegExp(`month=${month}`))
  const table = page.getByRole('table', { name: 'Investments of the month' })
  const row = table.getByRole('row', { name: /Chloé Bergeron/ })
  await expect(row).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)

  await row.getByRole('button', { name: 'Orders: Chloé Bergeron' }).click()
  const within = table.getByRole('table', { name: 'Orders' })
  const count = Number(await row.getByRole('link').first().textContent())
  await expect(within.locator('tbody tr')).toHaveCount(count)

  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/orders\?filter\[status\]=active&filter\[tradedOn\]\[gte\]=/)
  const david = await server.test.as('manager')
  const { body } = await david.get<OrderTotals>(`/orders/totals${new URL(page.url()).search}`)
  expect(body.count).toBe(count)
})

test('an auditor narrows the figures, and the address, the list and the file follow', async ({
  page,
  server,
  complaints: _,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'auditor', `/statistics?period=${month}`)
  const comparison = page.getByLabel('Compare with', { exact: true })
  await comparison.selectOption('Compare with another month…')
  await page.getByLabel('Year to compare with').selectOption('2025')
  await page.getByLabel('Month to compare with').selectOption('March')
  await expect(comparison.locator('option:checked')).toHaveText('Compared with March 2025')
  expect(new URL(page.url()).searchParams.get('compare')).toBe('2025-03')
  await expect(
    page
      .getByRole('table', { name: 'All figures' })
      .getByRole('columnheader', { name: 'March 2025' }),
  ).toBeVisible()
  await comparison.selectOption('Compared with same month last year')
  await expect(page.getByLabel('Month to compare with')).toHaveCount(0)
  await page.getByLabel('Side').selectOption('Buys')
  await page.getByLabel('Team').selectOption({ index: 1 })
  const [, teamId] = /teamId=([\w-]+)/.exec(page.url()) ?? []
  expect(new URL(page.url()).searchParams.get('compare')).toBe('yearBefore')
  expect(new URL(page.url()).searchParams.get('side')).toBe('buy')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const table = page.getByRole('table', { name: 'All figures' })
  await expect(table.getByRole('row', { name: /^Sold/ })).toHaveCount(0)
  const change = table
    .getByRole('row', { name: /^Bought \$/ })
    .getByRole('cell')
    .last()
  await expect(change).toHaveText(/^([+−][\d,.]+%|×\d+|new)$/)
  const orders = table
    .getByRole('row', { name: /^Orders/ })
    .getByRole('link')
    .first()
  const count = Number(await orders.textContent())

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Export' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'CSV, for any program' }).click()),
  ])
  const written = await readFile(await file.path(), 'utf8')
  expect(written).toContain(`\r\nOrders,${count},`)
  expect(written).not.toContain('Sold')

  await orders.click()
  await expect(page).toHaveURL(/\/orders\?/)
  const search = new URL(page.url()).searchParams
  expect([search.get('filter[teamId]'), search.get('filter[side]')]).toEqual([teamId, 'buy'])
  await expect(page.getByRole('button', { name: /^Team \S/ })).toBeVisible()
  const philippe = await server.test.as('auditor')
  const { body } = await philippe.get<OrderTotals>(`/orders/totals?${search}`)
  expect(body.count).toBe(count)
})

test('an administrator closes a month, and its print says so', async ({
  page,
  server,
  complaints: _,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'superAdmin', `/monthly-investments?month=${month}`)
  await page.getByRole('button', { name: 'Close month' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close month' }).click()
  const closing = page.getByRole('region', { name: 'Closed month' })
  await expect(closing).toContainText('Closed by Margaret Chen')
  await expect(closing).toContainText('Nothing has changed since.')
  await expect(page.getByRole('button', { name: 'Close month' })).toBeHidden()
  await page.getByLabel('Side').selectOption('Sells')
  await expect(closing).toContainText('Filters narrow the figures as closed')
})

test('an adviser reads the own figures in French on a phone', async ({
  page,
  server,
  complaints: _,
}) => {
  await page.setViewportSize({ width: 375, height: 760 })
  await speaking(page, 'fr')
  await server.signIn(page, 'adviser')
  const paths = [
    'statistics?period=',
    'monthly-investments?month=',
    'monthly-care-investments?month=',
  ]
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other, as a person does it
    await page.goto(`${server.url}/${path}${month}`)
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByText('Vos dossiers seulement')).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop
    await expectToFit(page)
  }
  await page.goto(`${server.url}/birthdays?days=366`)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Jours restants' }).first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Calendrier' })).toBeHidden()
})

test('a manager makes a private calendar address and ends it', async ({
  page,
  server,
  complaints: _,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'manager', '/birthdays')
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Private calendar address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create address' }).click()
  const address = (await dialog.getByText(/\/api\/feeds\//).textContent()) ?? ''
  const path = new URL(address.trim()).pathname.replace('/api', '')
  expect((await server.test.visitor.get(path)).status).toBe(200)
  await dialog.getByRole('button', { name: 'Delete address' }).click()
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible()
  expect((await server.test.visitor.get(path)).status).toBe(404)
})
