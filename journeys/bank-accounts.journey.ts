import { sql } from 'kysely'
import { accessible } from './application-form.ts'
import { expect, test } from './server.ts'

test('Rachel enters the bank account of her organization, and Priya verifies it', async ({
  browser,
  page,
  server,
  complaints,
}) => {
  await sql`truncate bank_accounts, payments cascade`.execute(server.db)
  const { rows } = await sql<{ id: string }>`
    select employer_id as id from users where email = 'employer@example.org'`.execute(server.db)
  const id = rows[0]?.id ?? ''
  await server.signIn(page, 'employer', `/users/EditEmployerProfile?id=${id}`)
  await page.getByRole('button', { name: 'Add bank account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bank account for payments' })
  await dialog.getByLabel('Name on the account').fill('Northlight Energy Cooperative')
  await dialog.getByLabel('Institution number').fill('003')
  await dialog.getByLabel('Transit number').fill('1234')
  await dialog.getByLabel('Account number').fill('123-4567')
  await dialog.getByRole('button', { name: 'Save bank account' }).click()
  await expect(dialog.getByText('Enter the 5 digits of the transit number').first()).toBeVisible()
  await dialog.getByLabel('Transit number').fill('01234')
  await accessible(page)
  await dialog.getByRole('button', { name: 'Save bank account' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('•••• 567')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify bank account' })).toHaveCount(0)

  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await server.signIn(phone, 'finance', `/employers/${id}`)
  await phone.getByRole('button', { name: 'Show number' }).click()
  await expect(phone.getByText('1234567', { exact: true })).toBeVisible()
  await accessible(phone)
  await phone.getByRole('button', { name: 'Verify bank account' }).click()
  const verifying = phone.getByRole('dialog', { name: 'Verify the account that ends in 567' })
  await verifying.getByRole('button', { name: 'Verify bank account' }).click()
  await expect(phone.getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})
