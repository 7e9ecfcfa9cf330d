import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test('a report is saved, opened again, sent by email, and deleted', async ({
  page,
  server,
  complaints: _,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', '/reports/Applications?report=applications')
  await page.getByRole('button', { name: 'Save report' }).click()
  const saving = page.getByRole('dialog', { name: 'Save report' })
  await saving.getByLabel('Name').fill('Applications of the year')
  await expect(saving.getByLabel('Moves on with time')).toBeChecked()
  await saving.getByRole('button', { name: 'Save report' }).click()
  await expect(page.getByText('Report saved').first()).toBeVisible()

  await page.goto(new URL('/reports', page.url()).href)
  const some = page.getByRole('region', { name: 'Saved reports' })
  await expect(some.getByText('This fiscal year')).toBeVisible()
  await some.getByRole('link', { name: 'View saved reports' }).click()
  const row = page.getByRole('row', { name: /Applications of the year/ })
  await expect(row).toContainText('Not sent')

  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Send by email' }).click()
  const sending = page.getByRole('dialog', { name: 'Send “Applications of the year” by email' })
  await sending.getByLabel('Recipients').click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await sending.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('Schedule saved').first()).toBeVisible()
  await expect(row).toContainText('Monthly')

  await row.getByRole('link', { name: 'Applications of the year' }).click()
  await expect(page).toHaveURL(/\/reports\/Applications\?.*report=applications/)
  await expect(page).toHaveURL(/period=FY\d{4}/)
  await page.goBack()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete saved report' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete saved report' }).click()
  await expect(page.getByText('No saved reports')).toBeVisible()
})

test('a report is frozen, stays as it was, is compared with today, and replaced by a later one', async ({
  page,
  server,
  complaints: _,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', '/reports/Participants?report=earlyExits&period=all')
  const freeze = async (to: string) => {
    await page.getByRole('button', { name: 'Freeze report' }).click()
    const dialog = page.getByRole('dialog', { name: 'Freeze as sent to the funder' })
    await dialog.getByLabel('Sent to').fill(to)
    await dialog.getByRole('button', { name: 'Freeze report' }).click()
    await expect(page).toHaveURL(/\/reports\/frozen\/[0-9a-f-]{36}/)
  }
  await freeze('Employment Canada')
  const first = page.url()
  await expect(page.getByText('Sent to Employment Canada')).toBeVisible()
  await expect(page.getByText('Unchanged: the digest matches the audit log.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Early exits' })
  await expect(table.getByText('under 5').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show changes' }).click()
  await expect(page.getByText('The figures that are shown have not changed.')).toBeVisible()
  await expectToFit(page)

  await page.goto(new URL('/reports/Participants?report=earlyExits&period=all', page.url()).href)
  await freeze('Employment Canada, corrected')
  await page.goto(first)
  await page.getByRole('button', { name: 'Withdraw report' }).click()
  const withdrawing = page.getByRole('dialog')
  await withdrawing.getByLabel('Replaced by').click()
  await page.getByRole('option', { name: /corrected/ }).click()
  await withdrawing.getByLabel('Reason').fill('A program was missing')
  await withdrawing.getByRole('button', { name: 'Withdraw report' }).click()
  await expect(page.getByText(/A program was missing/)).toBeVisible()

  await page.goto(new URL('/reports/frozen', page.url()).href)
  await page.getByRole('searchbox').fill('corrected')
  await expect(page.getByRole('row', { name: /Employment Canada, corrected/ })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
})
