import type { Page } from '@playwright/test'
import type { RoleRow } from '../modules/roles/contract/roles.endpoints.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

const speaking = (page: Page, language: 'en' | 'fr') =>
  page.addInitScript((of) => localStorage.setItem('language', of), language)

async function openRoles(server: JourneyServer, page: Page) {
  await page.goto(`${server.url}/roles`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

async function roleNamed(server: JourneyServer, name: string): Promise<RoleRow | undefined> {
  const margaret = await server.test.as('superAdmin')
  const { body } = await margaret.get<{ data: RoleRow[] }>('/roles?perPage=100')
  return body.data.find((role) => role.name === name)
}

test('Margaret makes a role from another, takes a permission away, and replaces it when she deletes it', async ({
  page,
  server,
  complaints,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'superAdmin')
  await openRoles(server, page)
  await act(page, 'Actions for Case Officer')
  await page.getByRole('menuitem', { name: 'Duplicate role' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('case officer')
  await act(page, 'Duplicate role')
  await expect(page.getByRole('dialog')).toContainText('this one is in use')
  await page.getByRole('dialog').getByLabel('Name').fill('Junior Officer')
  await act(page, 'Duplicate role')
  await expect(page.getByRole('heading', { name: 'Edit Junior Officer' })).toBeVisible()

  await page.getByLabel('Search permissions').fill('submitting')
  await expect(page.getByText('72 permissions · 0 changed')).toBeVisible()
  await box(page, 'Submitting applications – Create').press('Space')
  await expect(page.getByText('71 permissions · 1 changed')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await act(page, 'Keep editing')
  await act(page, 'Save role')
  await expect(page.getByRole('heading', { name: 'Junior Officer' })).toBeVisible()
  await expect(page.getByText('Preview of what people')).toBeVisible()
  await expect(page.getByText('Submitting applications – Create')).toBeVisible()

  const junior = await roleNamed(server, 'Junior Officer')
  await server.db
    .updateTable('users')
    .set({ role_id: junior?.id ?? '' })
    .where('email', '=', 'grace.adeyemi@example.org')
    .execute()
  await page.reload()
  await act(page, 'More')
  await page.getByRole('menuitem', { name: 'Delete role' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Delete the role Junior Officer?')
  await expect(dialog).toContainText('1 user has this role')
  await act(page, 'Delete Junior Officer')
  await expect(dialog.getByRole('combobox')).toHaveAccessibleDescription(
    /Choose a replacement role/i,
  )
  await dialog.getByRole('combobox', { name: 'Replacement role' }).click()
  await page.getByRole('option', { name: 'Case Officer' }).click()
  await act(page, 'Delete Junior Officer')
  await expect(page).toHaveURL(/\/roles$/)
  await expect.poll(() => roleNamed(server, 'Junior Officer')).toBeUndefined()
  const users = async () => (await roleNamed(server, 'Case Officer'))?.users
  await expect.poll(users).toBe(4)
  expect(complaints).toEqual([])
})

test('what one may not grant is locked with the reason, and Select all leaves protected fields alone', async ({
  page,
  server,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'superAdmin', '/roles/AddRole')
  const pay = box(page, 'Payments – Pay')
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await expect(pay).toHaveAccessibleDescription(/Your role does not allow this/)
  await pay.focus()
  await page.keyboard.press('Space')
  await expect(pay).not.toBeChecked()
  await box(page, 'All actions: Shareholder records').click()
  const groups = page.getByRole('group', { name: 'Shareholder records – View: which fields' })
  await expect(groups.getByLabel('Bank details', { exact: true })).not.toBeChecked()
  await box(page, 'Select all').click()
  await expect(pay).not.toBeChecked()
  await expect(groups.getByLabel('Bank details', { exact: true })).not.toBeChecked()
  await act(page, 'Add role')
  await expect(page.getByRole('alert').first()).toContainText('Name')
})

test('a permission that is taken away leaves the navigation of whoever had it, by itself', async ({
  page,
  server,
}) => {
  await speaking(page, 'fr')
  await server.signIn(page, 'care')
  const orders = page.getByRole('navigation').getByRole('link', { name: 'Ordres' })
  await expect(orders.first()).toBeVisible()
  const care = await roleNamed(server, 'Care')
  const margaret = await server.test.as('superAdmin')
  const path = `/roles/${care?.id}`
  const { body } = await margaret.get<{ rules: { subject: string }[] }>(path)
  const rules = body.rules.filter(({ subject }) => subject !== 'Orders List')
  await margaret.patch(path, { rules }, { version: care?.version ?? 0 })
  await expect(orders).toHaveCount(0)
  await margaret.patch(path, { rules: body.rules }, { version: (care?.version ?? 0) + 1 })
  await expect(orders.first()).toBeVisible()
})

test('two people who change one role see each other’s permissions before one is lost', async ({
  page,
  server,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'superAdmin')
  const adviser = await roleNamed(server, 'Adviser')
  await page.goto(`${server.url}/roles/EditRole?id=${adviser?.id}`)
  await box(page, 'Birthdays – View').click()
  const etienne = await server.test.as('brandAdmin')
  const path = `/roles/${adviser?.id}`
  const { body } = await etienne.get<{ rules: { subject: string }[] }>(path)
  const rules = body.rules.filter(({ subject }) => subject !== 'Statistics')
  await etienne.patch(path, { rules }, { version: adviser?.version ?? 0 })
  await act(page, 'Save role')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Étienne Gagnon')
  await expect(dialog).toContainText('Birthdays – View – not granted')
  await expect(dialog).toContainText('Statistics – View – not granted')
})

test('Étienne reads and makes roles in French on a phone', async ({ browser, server }) => {
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 812 } })
  await speaking(page, 'fr')
  await server.signIn(page, 'brandAdmin')
  await openRoles(server, page)
  await page.getByRole('link', { name: 'Cartes' }).click()
  await expect(page.getByRole('link', { name: 'Cartes' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'Liste' })).not.toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('link', { name: 'Ajouter un rôle' }).click()
  await page.getByLabel('Nom').fill('Accueil')
  await page.getByLabel('Chercher dans les permissions').fill('tableau')
  await box(page, 'Tableau de bord – Consulter').click()
  await expectToFit(page)
  await act(page, 'Ajouter un rôle')
  await expect(page.getByRole('heading', { name: '1 permission', exact: true })).toBeVisible()
  await page.close()
})
