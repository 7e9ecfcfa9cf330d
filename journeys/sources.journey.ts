import type { Page } from '@playwright/test'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

const speaking = (page: Page, language: 'en' | 'fr') =>
  page.addInitScript((of) => localStorage.setItem('language', of), language)

const month = new Date().toISOString().slice(0, 7)

test('an administrator keeps the sources in order, and shareholders and figures follow', async ({
  page,
  server,
  complaints: _,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'superAdmin', '/settings/sources')
  const sources = page.getByRole('region', { name: 'Sources in their order' })
  await expect(sources.getByRole('listitem').first()).toContainText('Recommended by a shareholder')

  await page.getByRole('button', { name: 'Add source' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('English').fill('TRADE  fair')
  await dialog.getByLabel('French').fill('Radio locale')
  await dialog.getByRole('button', { name: 'Save source' }).click()
  await expect(dialog.getByText('Choose another name: “Trade fair” exists').first()).toBeVisible()
  await dialog.getByLabel('English').fill('Local radio')
  await dialog.getByRole('button', { name: 'Save source' }).click()
  await expect(dialog).toBeHidden()
  const added = sources.getByRole('listitem').filter({ hasText: 'Local radio' })
  await expect(added).toContainText('Not in use')

  const handle = page.getByRole('button', { name: 'Move Local radio' })
  await handle.press('ArrowUp')
  await expect(sources.getByRole('listitem').nth(5)).toContainText('Local radio')
  await expect(handle).toBeFocused()
  await handle.dragTo(sources.getByRole('listitem').first())
  await expect(sources.getByRole('listitem').first()).toContainText('Local radio')
  await page.reload()
  await expect(sources.getByRole('listitem').first()).toContainText('Local radio')

  await page.goto(`${server.url}/shareholders/new`)
  await page.getByLabel('First name').fill('Ottilie')
  await page.getByLabel('Last name').fill('Wellenreuther')
  await page
    .getByRole('textbox', { name: 'Source' })
    .or(page.getByRole('combobox', { name: 'Source' }))
    .first()
    .click()
  await expect(page.getByRole('option', { name: 'Trade fair' })).toBeHidden()
  await page.getByRole('option', { name: 'Local radio' }).click()
  await page.getByRole('button', { name: 'Add shareholder' }).click()
  await expect(page.getByRole('heading', { name: /Ottilie|Wellenreuther/ })).toBeVisible()
  await expect(page.getByText('Local radio').first()).toBeVisible()
  const record = page.url()

  await page.goto(`${server.url}/statistics?period=${month}`)
  await page.getByLabel('Source', { exact: true }).selectOption('Local radio')
  await expect(page).toHaveURL(/sourceId=/)
  await expect(page.getByRole('link', { name: '1', exact: true }).first()).toBeVisible()
  await expectToFit(page)

  await page.goto(`${server.url}/settings/sources`)
  await added.getByRole('link', { name: '1 shareholder' }).click()
  await expect(page).toHaveURL(/filter\[sourceId\]=/)
  await expect(page.getByRole('table').getByText('Wellenreuther')).toBeVisible()
  await page.goBack()
  await added
    .getByRole('button', { name: /Local radio/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Delete source' }).click()
  await dialog.getByRole('button', { name: 'Delete Local radio' }).click()
  await expect(dialog.getByText('1 shareholder has this source')).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'Replacement source' })
    .or(dialog.getByRole('combobox', { name: 'Replacement source' }))
    .first()
    .click()
  await expect(page.getByRole('option', { name: 'No source' })).toBeVisible()
  await page.getByRole('option', { name: 'Investor evening' }).click()
  await dialog.getByRole('button', { name: 'Delete Local radio' }).click()
  await expect(dialog).toBeHidden()
  await expect(added).toBeHidden()

  await page.goto(record)
  await expect(page.getByText('Investor evening').first()).toBeVisible()
  await expect(page.getByText('replaced the source')).toBeVisible()
})

test('a French-speaking manager reads sources in French, and narrows orders by them', async ({
  page,
  server,
  complaints: _,
}) => {
  await speaking(page, 'fr')
  await server.signIn(page, 'manager', '/orders')
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible()
  const sources = await server.test.as('manager')
  const { body } = await sources.get<{ data: { id: string }[] }>('/shareholders/sources')
  await page.goto(`${server.url}/orders?filter[sourceId]=${body.data[1]?.id}`)
  await expect(page.getByText('Demande par le site Web').first()).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${server.url}/statistics`)
  await page.getByLabel('Provenance', { exact: true }).selectOption('Comptable ou notaire')
  await expect(page).toHaveURL(/sourceId=/)
  await expectToFit(page)
})
