import type { Page } from '@playwright/test'
import { ownId } from '../apps/server/test-server.ts'
import { newShareholder, orderOf } from '../modules/orders/server/orders.test-world.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** One who holds 100 shares, and one who holds none. */
async function two(server: JourneyServer, lastName: string) {
  const david = await server.test.as('manager')
  const assigneeId = await ownId(await server.test.as('adviser'))
  const of = (firstName: string) => newShareholder(david, assigneeId, { firstName, lastName })
  const giver = await of('Gontran')
  await of('Rosalie')
  const bought = orderOf({ shareholderId: giver, assigneeId }, ['buy', '2025-01-10', '100', '10'])
  await david.post('/orders', bought)
}

async function choose(page: Page, name: string, typed: string) {
  const box = page.getByRole('combobox', { name, exact: true })
  await box.fill(typed)
  await page.getByRole('option', { name: new RegExp(typed) }).click()
}

test('a transfer shows what both will hold before it is added, and what cannot be', async ({
  page,
  server,
  complaints,
}) => {
  await two(server, 'Xavier')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', '/orders')
  await page.getByRole('link', { name: 'Transfer shares' }).click()
  await expect(page).toHaveURL(/\/orders\/transfer$/)
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toBeFocused()
  const aside = page.getByRole('region', { name: 'Effect on the ledger' })
  await expect(page.getByText(/^List price since/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue(/^\d+\.\d\d$/)
  await choose(page, 'From', 'Gontran Xavier')
  await choose(page, 'To', 'Rosalie Xavier')
  await expect(aside.getByText(/^From – Held now\s*100/)).toBeVisible()
  await expect(aside.getByText(/^To – Held now\s*0\s*Price/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Price' }).fill('12')
  await page.getByRole('textbox', { name: 'Volume' }).fill('130')
  await expect(aside.getByText(/100 held, 30 missing/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Volume' }).fill('30')
  await expect(aside.getByRole('region', { name: 'Gontran Xavier' })).toContainText('100 → 70')
  await expect(aside.getByRole('region', { name: 'Rosalie Xavier' })).toContainText('0 → 30')
  await page.getByRole('button', { name: 'Add transfer' }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Sell: Gontran Xavier' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('en français, sur un téléphone: un transfert impossible dit pourquoi avant d’être ajouté', async ({
  browser,
  server,
}) => {
  await two(server, 'Yvon')
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'manager', '/orders?search=Yvon')
  const card = page.getByRole('listitem').filter({ hasText: 'Gontran Yvon' })
  await expect(card).toContainText(/2025.*Volume\s*: 100.*1\s000,00\s\$/)
  await page.getByRole('link', { name: 'Transférer des actions' }).click()
  const aside = page.getByRole('region', { name: 'Effet sur le registre' })
  await choose(page, 'De', 'Gontran Yvon')
  await choose(page, 'À', 'Gontran Yvon')
  await page.getByRole('textbox', { name: 'Volume' }).fill('5')
  await page.getByRole('textbox', { name: 'Prix' }).fill('12')
  await expect(aside.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'À', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await choose(page, 'À', 'Rosalie Yvon')
  await expect(aside.getByRole('region', { name: 'Rosalie Yvon' })).toContainText('0 → 5')
  await expectToFit(page)
})

test('a transfer begins with a shareholder’s own menu, and asks before what is typed is lost', async ({
  page,
  server,
}) => {
  await two(server, 'Zénon')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', '/shareholders?search=Zénon')
  await page
    .getByRole('link', { name: /Gontran/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Transfer shares' }).click()
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue(
    /Gontran Zénon/,
  )
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toBeFocused()
  await page.getByRole('textbox', { name: 'Volume' }).fill('10')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('textbox', { name: 'Volume' })).toHaveValue('10')
})
