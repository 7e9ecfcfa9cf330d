import type { Page } from '@playwright/test'
import { ownId } from '../apps/server/test-server.ts'
import { newShareholder } from '../modules/orders/server/orders.test-world.ts'
import { expect, test, type JourneyServer } from './server.ts'

async function openOrderForm(page: Page, server: JourneyServer, language: 'en' | 'fr') {
  const david = await server.test.as('manager')
  const id = await newShareholder(david, await ownId(david), {
    firstName: 'Thaddée',
    lastName: language === 'en' ? 'Alarie' : 'Bélair',
  })
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  await server.signIn(page, 'manager')
  await page.goto(`${server.url}/orders/new?shareholder=${id}`)
  return { id, date: page.getByRole('textbox', { name: 'Date', exact: true }) }
}

const daysOf = async ({ db }: JourneyServer, shareholderId: string) =>
  (
    await db
      .selectFrom('orders')
      .select('traded_on')
      .where('shareholder_id', '=', shareholderId)
      .execute()
  ).map(({ traded_on: day }) => String(day))

test('a date is read however an adviser types it, and what is no date stays and is refused', async ({
  page,
  server,
}) => {
  const { id, date } = await openOrderForm(page, server, 'en')
  await page.getByRole('textbox', { name: 'Volume' }).fill('40')
  await page.getByRole('textbox', { name: 'Price' }).fill('11')
  for (const [typed, said] of [
    ['2025-02-30', 'This day does not exist'],
    ['Jan or so', 'Enter a day, month and year, for example 2026-11-18'],
    ['15/01/25', 'Enter the year with four digits'],
  ] as const) {
    // One after the other, as a person types.
    // oxlint-disable no-await-in-loop
    await date.fill(typed)
    await date.press('Tab')
    await expect(page.getByText(said, { exact: true })).toBeVisible()
    await expect(date).toHaveValue(typed)
    await date.press('Enter')
    await expect(page.locator('main [role=alert]')).toContainText('Date')
    await expect(date).toHaveValue(typed)
    // oxlint-enable no-await-in-loop
  }
  await date.fill('')
  await date.press('Enter')
  await expect(page.getByText('Complete “').first()).toBeVisible()
  await expect(date).toHaveValue('')
  await expect.poll(() => daysOf(server, id)).toEqual([])

  await date.fill('15/01/2025')
  await expect(page.getByText('Wednesday, January 15, 2025')).toBeVisible()
  await date.press('Tab')
  await expect(date).toHaveValue('15/01/2025')
  await date.fill('03/04/2025')
  await expect(page.getByText('Tuesday, March 4, 2025')).toBeVisible()
  await date.press('Enter')
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect.poll(() => daysOf(server, id)).toEqual(['2025-03-04'])
})

test('the calendar opens by its button, and Escape closes it alone', async ({ page, server }) => {
  const { date } = await openOrderForm(page, server, 'en')
  await date.fill('Jan 15, 2025')
  await date.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Choose a month' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Choose a month' })).toBeHidden()
  await page.getByRole('button', { name: 'Choose a date' }).click()
  await page.getByRole('button', { name: '16 January 2025', exact: true }).click()
  await expect(date).toHaveValue('2025-01-16')
})

test('en français, sur un téléphone: le jour vient avant le mois', async ({ browser, server }) => {
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  const { id, date } = await openOrderForm(page, server, 'fr')
  await page.getByRole('textbox', { name: 'Volume' }).fill('40')
  await page.getByRole('textbox', { name: 'Prix' }).fill('11')
  await date.fill('31 avril 2025')
  await date.press('Tab')
  await expect(page.getByText('Ce jour n’existe pas')).toBeVisible()
  await expect(date).toHaveValue('31 avril 2025')
  await date.fill('15 janvier 2025')
  await expect(page.getByText('mercredi 15 janvier 2025')).toBeVisible()
  await date.fill('03/04/2025')
  await expect(page.getByText('jeudi 3 avril 2025')).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter un ordre' }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect.poll(() => daysOf(server, id)).toEqual(['2025-04-03'])
})
