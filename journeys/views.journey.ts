import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'

const rows = (page: Page) => page.locator('main table tbody tr')

/** Opens what the button over the list holds: saved views, columns, density. */
const openView = (page: Page, name = 'View') =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function filterByLanguage(page: Page) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Language' }).click()
  await page.getByRole('checkbox', { name: 'French' }).check()
  await page.keyboard.press('Escape')
}

test('a view is saved, opened by its address, shared, made one’s own, deleted and taken back', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', '/shareholders')
  await expect(rows(page).first()).toBeVisible()
  const range = page.getByText(/^1–\d+ of \d+$/)
  const ofAll = (await range.textContent()) ?? ''
  await filterByLanguage(page)
  await expect(page).toHaveURL(/language/)
  // The rows of before stay until the others are there.
  await expect(range).not.toHaveText(ofAll)
  const total = await range.textContent()

  await openView(page)
  await page.getByText('Compact', { exact: true }).click()
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByText('Complete “').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'View name' }).fill('Writes French')
  await page.getByRole('combobox', { name: 'Visible to' }).selectOption('everybody')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('button', { name: /^Writes French/ })).toBeVisible()
  const { id } = await server.db
    .selectFrom('saved_views')
    .select('id')
    .where('name', '=', 'Writes French')
    .executeTakeFirstOrThrow()

  const auditor = await server.anotherBrowser(browser)
  await auditor.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(auditor, 'auditor', `/shareholders?view=${id}`)
  await expect(auditor).toHaveURL(/shareholders\?.*language/)
  await expect(auditor).not.toHaveURL(/view=/)
  await expect(auditor.getByText(total ?? '')).toBeVisible()

  await auditor.goto(`${server.url}/shareholders?sort=number`)
  await openView(auditor)
  await auditor.getByRole('button', { name: 'Actions for Writes French' }).click()
  await auditor.getByRole('menuitem', { name: 'Set as default' }).click()
  await expect(auditor.getByLabel('Default view')).toBeVisible()
  const later = await server.anotherBrowser(browser)
  await later.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(later, 'auditor', '/shareholders')
  await expect(later).toHaveURL(/language/)
  await expect(later.getByText(total ?? '')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Writes French' }).click()
  await page.getByRole('menuitem', { name: 'Delete view' }).click()
  await expect(page.getByText('View “Writes French” deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Writes French/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a view with what a list no longer has opens with the rest, and says so', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  const chloe = await server.test.as('adviser')
  const { body } = await chloe.post<{ id: string }>('/saved-views', {
    list: 'ordersTableState',
    name: 'Old',
    sharedWith: 'nobody',
    state: {
      parameters: { 'filter[side]': 'sell', 'filter[broker]': 'x' },
      order: ['number', 'broker'],
      hidden: [],
      density: 'normal',
    },
  })
  await server.signIn(page, 'adviser', `/orders?view=${body.id}`)
  await expect(
    page.getByText('2 filters or columns of the view no longer exist here').last(),
  ).toBeVisible()
  await expect(page).toHaveURL(/side/)
  await expect(page).not.toHaveURL(/broker/)
})

test('en français: chaque liste offre ses vues', async ({ browser, server }) => {
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 812 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'superAdmin')
  for (const path of ['/programs', '/applications/pending', '/orders', '/users/system']) {
    await page.goto(`${server.url}${path}`)
    await openView(page, 'Affichage')
    await expect(page.getByText('Vues enregistrées')).toBeVisible()
  }
})

test('an address whose filters a list or its queue does not know opens with the rest, and says so', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care')
  const told = page.getByText(
    'This address has 2 filters or sorts that do not exist here: foo, careStatus',
  )
  const asked = 'filter[foo]=bar&filter[careStatus]=zzz&filter[side]=buy'
  await page.goto(`${server.url}/orders?${asked}`)
  await expect(told.last()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(1)
  await page.goto(`${server.url}/orders/queue?${asked}`)
  await expect(told.last()).toBeVisible()
  await page.goto(`${server.url}/orders?filter[side]=buy`)
  await expect(rows(page).first()).toBeVisible()
  await expect(told).toHaveCount(0)
})
