import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test('Rachel accepte l’offre sur son téléphone; le dossier dit ensuite ce qui vient', async ({
  page,
  server,
  complaints,
}) => {
  const { id } = await server.db
    .selectFrom('applications as a')
    .innerJoin('placements as p', 'p.application_id', 'a.id')
    .innerJoin('users as u', 'u.employer_id', 'a.employer_id')
    .select('a.id')
    .where('u.email', '=', cast.employer.email)
    .where('p.status', '=', 'planned')
    .limit(1)
    .executeTakeFirstOrThrow()
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'employer', `/applications/approved/${id}`)
  await page.getByRole('button', { name: 'Accepter l’offre' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Les registres de paie sont conservés sept ans')
  await dialog.getByRole('button', { name: 'Accepter l’entente' }).click()
  await expect(dialog.getByText('Remplissez «').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Nom de la personne signataire' }).fill('Rachel Osei')
  await dialog.getByRole('textbox', { name: 'Titre de la personne signataire' }).fill('Directrice')
  await dialog.getByRole('radio', { name: 'Oui' }).click()
  await dialog.getByRole('button', { name: 'Accepter l’entente' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Rachel Osei, Directrice')
  await expect(page.getByRole('button', { name: 'Accepter l’offre' })).toHaveCount(0)
  await expectToFit(page)
  expect(complaints).toEqual([])
})

test('Rachel opens by their addresses what is of staff, and is told so', async ({
  page,
  server,
  complaints,
}) => {
  const { id } = await server.db
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.employer_id', 'a.employer_id')
    .select('a.id')
    .where('u.email', '=', cast.employer.email)
    .where('a.status', '=', 'recommendedApprove')
    .limit(1)
    .executeTakeFirstOrThrow()
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'employer', `/applications/BulkAssignDialog?ids=${id}`)
  await expect(page.getByRole('dialog')).toContainText('You do not have permission')
  await page.goto(`${server.url}/applications/CheckPointOneDialog?id=${id}`)
  const checks = page.getByRole('region', { name: /^Checkpoint 1/ })
  await expect(checks).toContainText('Only the program’s staff see the checks.')
  await expect(checks.getByText('0/0')).toHaveCount(0)
  expect(complaints).toEqual([])
})
