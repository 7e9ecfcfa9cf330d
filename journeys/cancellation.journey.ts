import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** A placement of Rachel’s organisation before its first day, which is Mathis’s own from now on. */
async function placementOfMathis(server: JourneyServer) {
  const { rows } = await sql<{ id: string; placement: string }>`
    select a.id, l.id as placement from placements l join applications a on a.id = l.application_id
      join users u on u.employer_id = a.employer_id
    where u.email = ${cast.employer.email} and l.status in ('planned', 'accepted') order by l.status desc, a.id limit 1`.execute(
    server.db,
  )
  const found = rows[0]!
  await sql`update users set participant_id = (select participant_id from applications where id = ${found.id})
    where email = ${cast.employee.email}`.execute(server.db)
  return found
}

test('Rachel annule un placement sur son téléphone; Amina voit qui et pourquoi, Mathis voit qui', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  test.slow()
  const { id } = await placementOfMathis(server)
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'employer', `/applications/approved/${id}`)
  await page.getByRole('button', { name: 'Annuler le placement' }).click()
  const dialog = page.getByRole('dialog', { name: /^Annuler le placement/ })
  await dialog.getByRole('radio', { name: 'Employeur' }).click()
  await dialog.getByRole('radio', { name: 'Autre', exact: true }).click()
  await dialog.getByRole('button', { name: 'Annuler le placement' }).click()
  await expect(dialog.getByText('Décrivez le motif dans la note', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Note pour notre équipe' }).fill('Incendie')
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Annuler le placement' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Incendie')
  await expect(page.getByRole('button', { name: 'Accepter l’offre' })).toHaveCount(0)
  await expectToFit(page)

  const desk = await server.anotherBrowser(browser, {})
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(desk, 'caseOfficer', `/applications/approved/${id}`)
  await expect(desk.getByText(/Placement cancelled on .*; funds released/).first()).toBeVisible()
  await expect(desk.getByText('Incendie')).toBeVisible()

  const own = await server.anotherBrowser(browser, {})
  await own.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(own, 'employee', `/applications/approved/${id}`)
  await expect(own.getByText('Cancelled by')).toBeVisible()
  await expect(own.getByText('Incendie')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('Mathis gives the own placement up; its reason stays with the team', async ({
  page,
  server,
  complaints,
}) => {
  test.slow()
  const { id, placement } = await placementOfMathis(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'employee', `/applications/approved/${id}`)
  await page.getByRole('button', { name: 'Give up placement' }).click()
  const dialog = page.getByRole('dialog', { name: /^Give up your placement with/ })
  await expect(dialog).toContainText('your reason stays with our team')
  await dialog.getByRole('combobox', { name: 'Why you give up the placement' }).click()
  await page.getByRole('option', { name: 'I found other work' }).click()
  await dialog.getByRole('button', { name: 'Give up placement' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Participant found other work')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give up placement' })).toHaveCount(0)
  await expectToFit(page)
  const rachel = await server.test.as('employer')
  const { body } = await rachel.get<{ cancellation: object }>(`/placements/${placement}`)
  expect(body.cancellation).toMatchObject({ side: 'participant', reason: null })
  expect(complaints).toEqual([])
})
