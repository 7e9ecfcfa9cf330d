import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test('a manager adds a lead beside the list, opens its record, and deletes it', async ({
  page,
  server,
  complaints: _,
}) => {
  await server.signIn(page, 'manager', '/leads?view=list')
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
  await move
    .getByRole('textbox', { name: 'Reason lost' })
    .or(move.getByRole('combobox', { name: 'Reason lost' }))
    .first()
    .click()
  await page.getByRole('option', { name: 'No answer' }).click()
  await move.getByRole('button', { name: 'Move lead' }).click()
  await expect(move).toBeHidden()
  await expect(page.getByText('moved the lead')).toBeVisible()
  await expectToFit(page)

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete lead' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete lead' }).click()
  await expect(page.getByText('Ottoline Fairweather deleted').first()).toBeVisible()
  await page.goto(`${server.url}/leads/trash`)
  await table.getByRole('link', { name: 'Ottoline Fairweather' }).click()
  await page.getByRole('button', { name: 'Restore lead' }).click()
  await expect(page.getByText('Lead restored').first()).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${server.url}/leads?view=board`)
  const picker = { name: 'Status', exact: true }
  await page.getByRole('textbox', picker).or(page.getByRole('combobox', picker)).first().click()
  await page.getByRole('option', { name: 'Lost (1)' }).click()
  await expect(page.getByRole('group', { name: 'Ottoline Fairweather' })).toBeVisible()
  await expectToFit(page)
})

test('an administrator keeps the statuses in order, in colours that are seen', async ({
  page,
  server,
  complaints: _,
}) => {
  await server.signIn(page, 'superAdmin', '/settings/statuses')
  const statuses = page.getByRole('region', { name: 'Statuses in their order' })
  await expect(statuses.getByRole('listitem')).toHaveCount(6)
  await page.getByRole('button', { name: 'Add status' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('English').fill('Due diligence')
  await dialog.getByLabel('French').fill('Vérification')
  await dialog.getByRole('textbox', { name: 'Colour' }).fill('#ffee88')
  await dialog.getByRole('button', { name: 'Save status' }).click()
  await expect(dialog.getByText('hard to see on white or on dark').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Colour' }).fill('#3a7fd5')
  await dialog.getByRole('button', { name: 'Save status' }).click()
  await expect(dialog).toBeHidden()
  const handle = page.getByRole('button', { name: 'Move Due diligence' })
  await handle.press('ArrowUp')
  await expect(statuses.getByRole('listitem').nth(5)).toContainText('Due diligence')
  await handle.dragTo(statuses.getByRole('listitem').first())
  await expect(statuses.getByRole('listitem').first()).toContainText('Due diligence')

  const contacted = statuses.getByRole('listitem').filter({ hasText: 'Contacted' })
  await contacted
    .getByRole('button', { name: /Contacted/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Delete status' }).click()
  await expect(dialog.getByText('15 leads have this status')).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'Replacement status' })
    .or(dialog.getByRole('combobox', { name: 'Replacement status' }))
    .first()
    .click()
  await expect(page.getByRole('option', { name: 'Won' })).toBeHidden()
  await page.getByRole('option', { name: 'Due diligence' }).click()
  await dialog.getByRole('button', { name: 'Delete Contacted' }).click()
  await expect(contacted).toBeHidden()
  await expect(statuses.getByRole('listitem').first()).toContainText('15 leads')
  await expectToFit(page)
})
