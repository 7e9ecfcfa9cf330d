import { accessible } from './application-form.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test('a case officer finds an employer, sees what it has in the own programs, and goes on to an application', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'caseOfficer', '/employers')
  const rows = page.locator('main table [data-row-id]')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('searchbox').fill('bayfront')
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await rows.first().getByRole('link').click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bayfront Metalworks Ltd.' }),
  ).toBeVisible()
  const applications = page.getByRole('region', { name: 'Applications' })
  await expect(applications.getByRole('row')).not.toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Activity' })).toHaveCount(0)
  await accessible(page)
  await applications.getByRole('link').first().click()
  await page.waitForURL(/\/applications\/\w+\/[\da-f-]{36}$/)
  await page.getByRole('link', { name: 'Bayfront Metalworks Ltd.' }).first().click()
  await page.waitForURL(/\/employers\/[\da-f-]{36}$/)
})

test('an administrator narrows the employers, previews one, and edits its profile', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'admin', '/employers?filter[isActive]=true')
  const rows = page.locator('main table [data-row-id]')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  const preview = page.getByRole('complementary', { name: /^Preview of/ })
  await expect(preview.getByText('Current placements')).toBeVisible()
  await preview.getByRole('link', { name: 'Open record' }).click()
  await page.waitForURL(/\/employers\/[\da-f-]{36}$/)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.waitForURL(/EditEmployerProfile/)
  await expect(page.getByLabel('Legal name')).toBeVisible()
})

test('en français, au téléphone, la fiche d’un employeur tient et se lit', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'auditor', '/employers?search=bayfront')
  await page.getByRole('link', { name: 'Bayfront Metalworks Ltd.' }).click()
  await expect(page.getByRole('term').getByText('En attente d’approbation')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Demandes' }).getByRole('link').first(),
  ).toBeVisible()
  await expectToFit(page)
  await accessible(page)
})

test('an employer has no such directory', async ({ page, server }) => {
  await server.signIn(page, 'employer', '/employers')
  await page.waitForURL(/not-authorized/)
})
