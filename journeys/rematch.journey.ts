import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test('Amina ends a placement early, rematches its participant, and Rachel accepte sur son téléphone', async ({
  page,
  server,
  complaints,
}) => {
  test.slow()
  const { rows } = await sql<{ id: string; placement: string; name: string; day: string }>`
    select a.id, l.id as placement, a.participant_name as name, (organisation_today() - 1)::text as day
    from placements l join applications a on a.id = l.application_id
      join user_programs m on m.program_id = a.program_id join users u on u.id = m.user_id
    where u.email = ${cast.caseOfficer.email} and l.status = 'active' and l.start_on < organisation_today() - 20
      and l.planned_end_on > organisation_today() + 40
      and a.employer_id <> (select employer_id from users where email = ${cast.employer.email})
    order by l.start_on desc limit 1`.execute(server.db)
  const { id, placement, name, day } = rows[0]!
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', `/applications/approved/${id}`)
  await page.getByRole('button', { name: 'End placement' }).click()
  const panel = page.getByRole('dialog', { name: /^End placement early/ })
  await panel.getByRole('textbox', { name: 'Last day worked' }).fill(day)
  await panel.getByRole('textbox', { name: 'Ended on' }).fill(day)
  await panel.getByRole('radio', { name: 'Employer' }).click()
  await panel.getByRole('radio', { name: 'Employer closed' }).click()
  await panel.getByRole('button', { name: 'End placement' }).click()
  await expect(page.getByRole('main')).toContainText('Ended early')

  await page.goto(`${server.url}/orphaned-employees?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page
    .getByRole('button', { name: /^Mark done/ })
    .first()
    .click()
  await expect(page.getByText(/done by Amina/)).toBeVisible()
  await page.getByRole('button', { name: 'Rematch' }).first().click()
  const job = page.getByRole('dialog', { name: /^Rematch with/ })
  await job.getByRole('textbox', { name: 'Position' }).fill('Baker')
  await job.getByRole('textbox', { name: 'Duties' }).fill('Bakes bread')
  await job.getByRole('textbox', { name: 'Supervisor' }).fill('Odile Roy')
  await job.getByRole('textbox', { name: 'Planned first day' }).fill('+7d')
  await job.getByRole('textbox', { name: 'Last day', exact: true }).fill('+20d')
  await job.getByRole('textbox', { name: 'Hours per week' }).fill('35')
  const wage = job.getByRole('textbox', { name: 'Hourly wage' })
  await wage.fill('24')
  await wage.press('Enter')
  await expect(page.getByRole('main')).toContainText('Rematch offered')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())

  const { rows: offered } = await sql<{ application: string; case: string }>`
    with moved as (update users set employer_id = n.employer_id from placements n, orphaned_cases c
      where c.rematch_placement_id = n.id and c.placement_id = ${placement} and users.email = ${cast.employer.email})
    select n.application_id as application, c.id as case from orphaned_cases c
      join placements n on n.id = c.rematch_placement_id where c.placement_id = ${placement}`.execute(
    server.db,
  )
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'employer', `/applications/approved/${offered[0]!.application}`)
  await page.getByRole('button', { name: 'Accepter l’offre' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nom de la personne signataire' }).fill('Rachel Okafor')
  await dialog.getByRole('textbox', { name: 'Titre de la personne signataire' }).fill('Directrice')
  await dialog.getByRole('radio', { name: 'Oui' }).click()
  await dialog.getByRole('button', { name: 'Accepter l’entente' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Rachel Okafor, Directrice')
  await expectToFit(page)
  const { rows: closed } = await sql<{ status: string; outcome: string }>`
    select status, outcome from orphaned_cases where id = ${offered[0]!.case}`.execute(server.db)
  expect(closed).toEqual([{ status: 'closed', outcome: 'rematched' }])
  expect(complaints).toEqual([])
})
