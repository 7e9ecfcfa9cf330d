import { newShareholder, orderOf } from '../modules/orders/server/orders.test-world.ts'
import { ownId } from '../apps/server/test-server.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** Somebody with 100 shares, and what one share costs on two days. */
async function holder(server: JourneyServer, lastName: string) {
  const margaret = await server.test.as('superAdmin')
  const assigneeId = await ownId(await server.test.as('adviser'))
  const id = await newShareholder(margaret, assigneeId, { firstName: 'Ottoline', lastName })
  const bought = orderOf({ shareholderId: id, assigneeId }, ['buy', '2025-01-10', '100', '10'])
  await margaret.post('/orders', bought)
  const priceOn = async (day: string) => {
    const path = `/orders/terms?tradedOn=${day}`
    const { body } = await margaret.get<{ price: { amount: string } }>(path)
    return Number(body.price.amount).toFixed(2)
  }
  return { id, early: await priceOn('2025-06-02'), late: await priceOn('2025-09-02') }
}

test('an order at the price of the day takes eleven key presses and no other screen', async ({
  page,
  server,
  complaints,
}) => {
  await holder(server, 'Quexley')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'adviser', '/orders/new')
  const shareholder = page.getByRole('combobox', { name: 'Shareholder' })
  await expect(shareholder).toBeFocused()
  const price = page.getByRole('textbox', { name: 'Price' })
  await expect(price).toHaveValue(/^\d+\.\d\d$/)
  await expect(page.getByText(/^List price since/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Time' })).toHaveValue(/^(?!00:00)\d\d:\d\d$/)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('q', 'u', 'e', 'x')
  await expect(page.getByRole('option')).toHaveCount(1)
  await press('Enter')
  const aside = page.getByRole('region', { name: 'Effect on the ledger' })
  await expect(aside).toContainText('Held now 100')
  await press('Tab', 'Tab')
  await expect(page.getByRole('textbox', { name: 'Volume' })).toBeFocused()
  await press('2', '0')
  await expect(aside).toContainText('100 → 120')
  await press('0')
  // The amount at once, the ledger's figures in their places meanwhile.
  await expect(aside).toContainText(/Turnover \$[\d,]+\.\d\d/, { timeout: 250 })
  await expect(aside).toContainText('100 → 300')
  await press('Enter')
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Buy: Ottoline Quexley' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('en français, sur un téléphone: le prix proposé suit la date, et celui qui est saisi reste', async ({
  browser,
  server,
}) => {
  const { id, early, late } = await holder(server, 'Téléphone')
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'adviser', `/orders/new?shareholder=${id}`)
  const price = page.getByRole('textbox', { name: 'Prix' })
  const date = page.getByRole('textbox', { name: 'Date', exact: true })
  await expect(price).not.toHaveValue('')
  for (const box of [price, date, page.getByRole('combobox').first()])
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await expect.poll(async () => (await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await date.fill('2025-06-02')
  await page.keyboard.press('Escape')
  await expect(price).toHaveValue(early.replace('.', ','))
  await price.fill('99,5')
  await date.fill('2025-09-02')
  await page.keyboard.press('Escape')
  const take = page.getByRole('button', { name: /^Prendre/ })
  await expect(take).toBeVisible()
  await expect(price).toHaveValue('99,50')
  await take.click()
  await expect(price).toHaveValue(late.replace('.', ','))
  await page.getByText('Vente', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Volume' }).fill('130')
  await expect(page.getByText(/100 détenues, 30 manquantes/)).toBeVisible()
  await expectToFit(page)
})

test('an order of a closed month says so beside the form, before it is saved', async ({
  page,
  server,
  complaints,
}) => {
  const margaret = await server.test.as('superAdmin')
  expect((await margaret.post('/statistics/closed-months', { month: '2025-05' })).status).toBe(201)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager')
  for (const form of ['new', 'transfer']) {
    await page.goto(`${server.url}/orders/${form}`)
    const aside = page.getByRole('region', { name: 'Effect on the ledger' })
    await expect(aside).toBeVisible()
    await expect(aside).not.toContainText('Month closed')
    await page.getByRole('textbox', { name: 'Date' }).fill('2025-05-31')
    await expect(aside).toContainText('Month closed: May 2025')
    await page.getByRole('textbox', { name: 'Date' }).fill('2025-06-01')
    await expect(aside).not.toContainText('Month closed')
  }
  expect(complaints).toEqual([])
})

test('une vente de plus que ce qui est détenu le dit comme le français écrit dates et nombres', async ({
  page,
  server,
}) => {
  const { id } = await holder(server, 'Manque')
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'adviser', `/orders/new?shareholder=${id}`)
  await page.getByText('Vente', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Date' }).fill('2025-06-01')
  await page.getByRole('textbox', { name: 'Volume' }).fill('1200')
  await page.getByRole('textbox', { name: 'Prix' }).fill('12')
  const aside = page.getByRole('region', { name: 'Effet sur le registre' })
  await expect(aside).toContainText(/du 1er juin 2025 dépasse.*100 détenues, 1\s100 manquantes/)
})
