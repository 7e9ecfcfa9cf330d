import { sql } from 'kysely'
import { dueDay } from '../modules/business-days/server/due-day.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { onPaper } from './on-paper.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Late {
  id: string
  name: string
  number: number
  placementId: string
  applicationId: string
  dueOn: string
  province: string
}

/** An employer’s form of Rachel’s organisation, in a program of Amina’s, which nothing is as late as. */
async function lateForm(server: JourneyServer): Promise<Late> {
  await onPaper(server)
  const { rows } = await sql<Late>`
    with chosen as (
      select f.id from monitoring_forms f join placements l on l.id = f.placement_id
        join users r on r.employer_id = l.employer_id and r.email = ${cast.employer.email}
      where f.side = 'employer' and f.status in ('open', 'waived') and exists (
        select from user_programs m join users o on o.id = m.user_id
        where m.program_id = l.program_id and o.email = ${cast.caseOfficer.email})
      order by f.opens_on desc, f.id limit 1)
    update monitoring_forms f set status = 'open', opens_on = organisation_today() - 215,
      due_on = organisation_today() - 200, waived_on = null, waived_by = null, waived_reason = null
    from placements l join applications a on a.id = l.application_id join programs p on p.id = l.program_id
    where f.id in (select id from chosen) and l.id = f.placement_id
    returning f.id, f.number, f.placement_id as "placementId", f.due_on as "dueOn", l.application_id as "applicationId",
      a.participant_name as name, p.province`.execute(server.db)
  return rows[0]!
}

/** A day on which a form of the province may be due. */
const businessDay = ({ db, test: { clock } }: JourneyServer, { province }: Late, days: number) =>
  dueDay({ db, today: async () => clock.now().toISOString().slice(0, 10) }, { days, province })

test('Amina gives a late form more time and waives it, Sarah reopens it, et Rachel voit le sien sur son téléphone', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  test.slow()
  const form = await lateForm(server)
  const title = `${form.name}: Employer form ${form.number}`
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', '/monitoring-forms/late')
  await page.locator(`a[href*="${form.id}"]`).filter({ hasText: form.name }).first().click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Very late: 200 days')

  await page.getByRole('button', { name: 'Extend due date' }).click()
  const extending = page.getByRole('dialog', { name: /^Extend due date: Employer form/ })
  const newDay = extending.getByRole('textbox', { name: 'New due date' })
  await newDay.fill(form.dueOn)
  await extending.getByRole('textbox', { name: 'Reason' }).fill('The supervisor was away')
  await extending.getByRole('button', { name: 'Extend due date' }).click()
  await expect(newDay).toHaveAccessibleDescription(
    /Choose a day after the current due date, from today on/,
  )
  await newDay.fill(await businessDay(server, form, 10))
  await extending.getByRole('button', { name: 'Extend due date' }).click()
  await expect(extending).toHaveCount(0)
  await expect(main).toContainText('business days left')
  await expect(main).toContainText('The supervisor was away')

  await page.getByRole('button', { name: 'Waive form' }).click()
  const waiving = page.getByRole('dialog', { name: /^Waive form: Employer form/ })
  await waiving.getByRole('button', { name: 'Waive form' }).click()
  await expect(waiving).toBeVisible()
  await waiving.getByRole('textbox', { name: 'Reason' }).fill('Completed on paper')
  await waiving.getByRole('button', { name: 'Waive form' }).click()
  await expect(waiving).toHaveCount(0)
  await expect(main).toContainText('Waived by')
  await expect(main).toContainText('Completed on paper')
  await expect(page.getByRole('button', { name: 'Extend due date' })).toHaveCount(0)
  await expectToFit(page)

  const desk = await server.anotherBrowser(browser, {})
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(desk, 'admin', `/monitoring-forms/${form.id}`)
  await desk.getByRole('button', { name: 'Reopen form' }).click()
  const reopening = desk.getByRole('dialog', { name: /^Reopen form: Employer form/ })
  await reopening
    .getByRole('textbox', { name: 'New due date' })
    .fill(await businessDay(server, form, 5))
  await reopening.getByRole('textbox', { name: 'Reason' }).fill('The paper cannot be read')
  await reopening.getByRole('button', { name: 'Reopen form' }).click()
  await expect(reopening).toHaveCount(0)
  await expect(desk.getByRole('main')).toContainText('The paper cannot be read')
  await expect(desk.getByRole('main')).not.toContainText('Waived by')

  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await phone.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(phone, 'employer', `/monitoring-forms/${form.id}`)
  const shown = phone.getByRole('main')
  await expect(
    phone.getByRole('heading', { name: `Formulaire ${form.number}, employeur` }),
  ).toBeVisible()
  await expect(shown).toContainText('jours ouvrables restants')
  await expect(shown).not.toContainText('The paper cannot be read')
  await expect(shown).not.toContainText('Amina Haddad')
  const forms = shown.getByRole('table')
  await expect(forms.getByRole('columnheader', { name: 'Employeur' })).toBeVisible()
  await expect(forms.getByRole('columnheader', { name: 'Participant(e)' })).toHaveCount(0)
  for (const name of ['Prolonger l’échéance', 'Accorder une dispense', 'Rouvrir le formulaire'])
    await expect(phone.getByRole('button', { name })).toHaveCount(0)
  await expectToFit(phone)

  await phone.goto(`${server.url}/monitoring-forms/pending`)
  await expect(phone.locator(`a[href*="${form.id}"]`).first()).toBeVisible()
  await expect(shown).not.toContainText(/\d · Participant\(e\)/)
  await expectToFit(phone)
  const { rows } = await sql<{ id: string }>`
    select id from monitoring_forms where placement_id = ${form.placementId} and side = 'participant'
    order by number limit 1`.execute(server.db)
  await phone.goto(`${server.url}/monitoring-forms/${rows[0]!.id}`)
  await expect(phone.getByRole('heading', { name: /participant\(e\)/ })).toHaveCount(0)
  await expectToFit(phone)
  expect(complaints).toEqual([])
})
