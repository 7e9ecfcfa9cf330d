import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test('a manager adds a lead beside the list, opens its record, and deletes it', async ({
  page,
  server,
  complaints: _,
}) => {
  await server.signIn(page, 'manager')
  await page.goto(`${server.url}/leads?view=list`)
  const table = page.getByRole('table')
  await expect(table.locator('tbody tr').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show figures' }).click()
  await expect(page.getByRole('region', { name: 'Lead figures' }).getByText('Hot')).toBeVisible()

  await page.getByRole('button', { name: 'Add lead' }).click()
  const panel = page.getByRole('dialog', { name: 'Add lead' })
  await panel.getByLabel('Name', { exact: true }).fill('Ottoline Fairweather')
  await panel.getByRole('button', { name: 'Add lead' }).click()
  await expect(panel.getByText('Enter an email address or a phone number').first()).toBeVisible()
  await panel.getByLabel('Email').fill('ottoline@example.net')
  await panel.getByLabel('Expected amount').fill('1250')
  await panel.getByRole('button', { name: 'Add lead' }).click()
  await expect(panel).toBeHidden()

  await page.getByRole('searchbox').fill('ottoline')
  await table.getByRole('link', { name: 'Ottoline Fairweather' }).click()
  await expect(page.getByRole('heading', { name: 'Ottoline Fairweather' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit lead' }).click()
  const edit = page.getByRole('region', { name: 'Edit lead' })
  await edit.getByLabel('Company').fill('Fairweather Farms')
  await edit.getByRole('button', { name: 'Save lead' }).click()
  await expect(page.getByText('Fairweather Farms').first()).toBeVisible()

  await page.getByRole('button', { name: 'Move lead to' }).click()
  const move = page.getByRole('dialog', { name: 'Move Ottoline Fairweather' })
  await move
    .getByRole('textbox', { name: 'Status' })
    .or(move.getByRole('combobox', { name: 'Status' }))
    .first()
    .click()
  await page.getByRole('option', { name: 'Lost' }).click()
  await move.getByRole('button', { name: 'Move lead' }).click()
  await expect(move.getByText('Complete “Reason lost”').first()).toBeVisible()
  await move.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).or(move).first().waitFor()
  await expectToFit(page)
})
