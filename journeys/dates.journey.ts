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
  await server.signIn(page, 'manager', `/orders/new?shareholder=${id}`)
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
  const said = 'Enter a date that exists, for example 2026-11-18'
  for (const typed of ['2025-02-30', 'Jan or so', '15/01/225']) {
    // One after the other, as a person types.
    // oxlint-disable no-await-in-loop
    await date.fill(typed)
    await date.press('Tab')
    await expect(date).toHaveAccessibleDescription(said)
    await expect(date).toHaveValue(typed)
    await date.press('Enter')
    await expect(page.locator('main [role=alert]').first()).toContainText(`Date – ${said}`)
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
  const later = page.getByRole('textbox', { name: 'Note' })
  const before = await later.boundingBox()
  await date.press('Tab')
  await expect(date).toHaveValue('2025-01-15')
  // What stands below does not move away from under a pointer.
  expect((await later.boundingBox())?.y).toBe(before?.y)
  await date.fill('18.1.25')
  await expect(page.getByText('Saturday, January 18, 2025')).toBeVisible()
  await date.press('Tab')
  await expect(date).toHaveValue('2025-01-18')
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
  await expect(date).toHaveAccessibleDescription(
    'Saisissez une date qui existe, par exemple 2026-11-18',
  )
  await expect(date).toHaveValue('31 avril 2025')
  await date.fill('15 janvier 2025')
  await expect(page.getByText('mercredi 15 janvier 2025')).toBeVisible()
  await date.fill('03/04/2025')
  await expect(page.getByText('jeudi 3 avril 2025')).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter un ordre' }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect.poll(() => daysOf(server, id)).toEqual(['2025-04-03'])
})

test('a day is called by its name, and money is written in full once its field is left', async ({
  page,
  server,
}) => {
  const { date } = await openOrderForm(page, server, 'en')
  await expect(date).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  const today = new Date(`${await date.inputValue()}T00:00:00Z`)
  const dayAt = (distance: number) =>
    new Date(today.getTime() + distance * 86_400_000).toISOString().slice(0, 10)
  for (const [typed, distance] of [
    ['yesterday', -1],
    ['demain', 1],
    ['hier', -1],
    ['aujourd’hui', 0],
  ] as const) {
    // One after the other, as a person types.
    // oxlint-disable no-await-in-loop
    await date.fill(typed)
    await date.press('Tab')
    await expect(date).toHaveValue(dayAt(distance))
    // oxlint-enable no-await-in-loop
  }
  const price = page.getByRole('textbox', { name: 'Price' })
  await price.fill('1234,5')
  await price.press('Tab')
  await expect(price).toHaveValue('1,234.50')
  await page.getByRole('button', { name: 'Français' }).click()
  const prix = page.getByRole('textbox', { name: 'Prix' })
  await prix.fill('1234.5')
  await prix.press('Tab')
  await expect(prix).toHaveValue(/^1\s234,50$/)
})
