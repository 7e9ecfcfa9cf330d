import { accessible } from './application-form.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test('a case officer finds a participant, previews and opens the record, and puts a postal code right', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'caseOfficer', '/participants?filter[standing]=active')
  const rows = page.locator('main table [data-row-id]')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  const preview = page.getByRole('complementary', { name: /^Preview of/ })
  await expect(preview.getByText('Weeks left')).toBeVisible()
  await preview.getByRole('link', { name: 'Open record' }).click()
  await page.waitForURL(/\/participants\/[\da-f-]{36}$/)

  const ledger = page.getByRole('region', { name: 'Ledger' })
  await expect(ledger.getByText('Combined cap')).toBeVisible()
  await ledger.getByText('Show calculation').first().click()
  await expect(ledger.getByRole('table').first()).toBeVisible()
  await expect(page.getByText('Self-identification')).toHaveCount(0)
  await accessible(page)

  await page.getByRole('button', { name: 'Edit participant' }).click()
  await page.waitForURL(/\/participants\/edit\/[\da-f-]{36}$/)
  const postalCode = page.getByLabel('Postal code')
  await postalCode.fill('12345')
  await page.getByRole('button', { name: 'Save participant' }).click()
  await expect(page.getByText('Enter a Canadian postal code').first()).toBeVisible()
  await postalCode.fill('k1a 0b1')
  await page.getByRole('button', { name: 'Save participant' }).click()
  await page.waitForURL(/\/participants\/[\da-f-]{36}$/)
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('K1A 0B1')
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(
    'edited the participant',
  )
})

test('who saves second keeps what they typed, and chooses', async ({ page, server, browser }) => {
  await server.signIn(page, 'caseOfficer', '/participants?filter[standing]=active')
  await page.locator('main table [data-row-id]').first().getByRole('link').click()
  await page.waitForURL(/\/participants\/[\da-f-]{36}$/)
  const [id] = page.url().split('/').slice(-1)
  const edit = `${server.url}/participants/edit/${id}`
  await page.goto(edit)
  await page.getByLabel('City').fill('Flin Flon')
  const other = await server.anotherBrowser(browser)
  await server.signIn(other, 'admin')
  await other.goto(edit)
  await other.getByLabel('City').fill('Port-aux-Basques')
  await other.getByRole('button', { name: 'Save participant' }).click()
  await other.waitForURL(/\/participants\/[\da-f-]{36}$/)
  await other.context().close()
  await page.getByRole('button', { name: 'Save participant' }).click()
  const stale = page.getByRole('dialog')
  await expect(stale).toContainText('Port-aux-Basques')
  await expect(stale).toContainText('Flin Flon')
  await expect(stale).toContainText('Sarah Whitfield')
  await stale.getByRole('button', { name: /save/i }).click()
  await page.waitForURL(/\/participants\/[\da-f-]{36}$/)
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('Flin Flon')
})

test('an employer sees its own people, their ledger without what is left, and no self-identification', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'employer', '/participants?filter[standing]=active')
  const first = page.locator('main table [data-row-id]').first()
  await expect(first).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Left', exact: true })).toHaveCount(0)
  await first.getByRole('link').click()
  await page.waitForURL(/\/participants\/[\da-f-]{36}$/)
  await expect(page.getByRole('region', { name: 'Ledger' }).getByText('Committed')).toBeVisible()
  await expect(page.getByText('Combined cap')).toHaveCount(0)
  await expect(page.getByText('Self-identification')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit participant' }).click()
  await expect(page.getByLabel('Postal code')).toBeVisible()
  await expect(page.getByLabel('Date of birth')).toHaveCount(0)
})

test('en français, au téléphone, la liste et la fiche d’une personne tiennent et se lisent', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'auditor', '/participants?filter[standing]=active')
  const card = page.locator('[data-row-id]').first()
  await expect(card).toContainText('En cours')
  await expectToFit(page)
  await card.getByRole('link').click()
  await page.waitForURL(/\/participants\/[\da-f-]{36}$/)
  await expect(page.getByRole('region', { name: 'Registre' }).getByText('Engagé')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Modifier la fiche' })).toHaveCount(0)
  await expectToFit(page)
  await accessible(page)
})
