import { expect, test } from './server.ts'

test('en français, les rôles prédéfinis portent leur nom français partout où on les lit', async ({
  page,
  server,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'superAdmin', '/roles')
  const officer = page.getByRole('link', { name: 'Responsable de dossiers' })
  await expect(officer.first()).toBeVisible()
  await expect(
    page.getByText('Examine les demandes et suit les participants de ses programmes').first(),
  ).toBeVisible()
  await expect(page.getByText('Case Officer')).toHaveCount(0)
  await officer.first().click()
  await expect(page.getByRole('heading', { name: 'Responsable de dossiers' })).toBeVisible()
  await page.goto(`${server.url}/users/system?search=amina`)
  await expect(page.getByText('Responsable de dossiers').first()).toBeVisible()
  await page.getByRole('link', { name: /Amina Haddad/ }).click()
  await expect(page.getByText('Responsable de dossiers').first()).toBeVisible()
  expect(complaints).toEqual([])
})
