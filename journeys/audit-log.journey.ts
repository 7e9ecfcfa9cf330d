import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './server.ts'
import { expectToFit } from './fits.ts'
import { speaking } from './form-edits.ts'

test('Geneviève finds who paused a program, and follows the record’s story and the person’s', async ({
  page,
  server,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'auditor', '/audit-log')
  await expect(page.getByText('entries sealed')).toBeVisible()
  await page.getByPlaceholder('Search').fill('ATL-WORK')
  const paused = page.getByRole('link', { name: /Paused the program/ })
  await expect(paused).toBeVisible()
  await paused.click()
  await expect(
    page.getByRole('heading', { name: 'Étienne Gagnon paused the program' }),
  ).toBeVisible()
  const changes = page.getByRole('region', { name: 'What changed' })
  await expect(changes).toContainText('Open → Paused')
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await page.getByRole('link', { name: 'All entries of this record' }).click()
  await expect(page.getByRole('button', { name: /^Record ATL-WORK/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Added the program/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'All entries by Étienne Gagnon' }).click()
  await expect(page.getByRole('button', { name: /^Done by Étienne Gagnon/ })).toBeVisible()
})

test('en français, sur un téléphone: Mathis lit qui a vu ses données', async ({ page, server }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await speaking(page, 'fr')
  await server.signIn(page, 'employee', '/audit-log')
  await expect(page.getByText('Les consultations de vos données protégées')).toBeVisible()
  await expect(page.getByText('A ouvert une session').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exporter' })).toHaveCount(0)
  await expectToFit(page)
})
