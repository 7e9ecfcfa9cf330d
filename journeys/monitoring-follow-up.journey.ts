import { sql } from 'kysely'
import type { Page } from '@playwright/test'
import { answersTo } from '../modules/monitoring/server/survey-answers.test-forms.ts'
import type { PublicForm } from '../modules/forms/contract/public-form.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { onPaper } from './on-paper.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Open {
  id: string
  applicationId: string
  person: string
  lastDay: string
}

/** The first form of each side of somebody who works for Rachel, in a program of Amina's; Zoé’s account is theirs. */
async function openForms(server: JourneyServer): Promise<{ employer: Open; participant: Open }> {
  const { db } = server
  await onPaper(server)
  // What others have sent was looked at.
  await sql`update monitoring_forms set status = 'accepted', accepted_on = organisation_today(),
      accepted_by = (select id from users where email = ${cast.caseOfficer.email})
    where status = 'submitted'`.execute(db)
  const { rows } = await sql<Open & { side: 'employer' | 'participant' }>`
    with chosen as (
      select l.id, l.participant_id from placements l
        join users r on r.employer_id = l.employer_id and r.email = ${cast.employer.email}
      where l.status = 'active' and l.started_on < organisation_today() - 10 and exists (
        select from user_programs m join users o on o.id = m.user_id
        where m.program_id = l.program_id and o.email = ${cast.caseOfficer.email})
      order by l.id limit 1),
    account as (update users u set participant_id = c.participant_id from chosen c
      where u.email = ${cast.employee.email} returning u.id)
    update monitoring_forms f set status = 'open', opens_on = organisation_today() - 5,
      due_on = organisation_today() + 9, waived_on = null, waived_by = null, waived_reason = null
    from chosen c, account n, placements l, participants t
    where f.placement_id = c.id and f.number = 1 and l.id = c.id and t.id = c.participant_id
    returning f.id, f.side, f.application_id as "applicationId", t.first_name || ' ' || t.last_name as person,
      (organisation_today() - 5)::text as "lastDay"`.execute(db)
  const of = (side: string) => rows.find((each) => each.side === side)!
  return { employer: of('employer'), participant: of('participant') }
}

interface Draft {
  version: string
  revision: number
  form: PublicForm
}

/** What a side answers, sent from its own account. */
async function answer(
  server: JourneyServer,
  by: 'employer' | 'employee',
  given: { id: string; wanted: object },
) {
  const { body: link } = await (
    await server.test.as(by)
  ).post<{ token: string }>(`/monitoring-forms/${given.id}/link`)
  const path = `/public/monitoring-surveys/${link.token}`
  const { visitor } = server.test
  const { body } = await visitor.get<Draft>(path)
  const answers = answersTo(body.form, given.wanted as never)
  await visitor.patch(path, { version: body.version, answers })
  const { version, revision } = (await visitor.get<Draft>(path)).body
  const sent = await visitor.post(`${path}/submission`, { version, revision })
  expect(sent.status).toBe(200)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('Rachel sees on her first page which form is due; what she answers waits for Amina, who confirms the end', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const { employer, participant } = await openForms(server)
  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await phone.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(phone, 'employer')
  const due = phone.getByRole('region', { name: 'Forms to complete' })
  await expect(due.getByText(employer.person)).toBeVisible()
  await expectToFit(phone)
  await due
    .getByRole('button', { name: new RegExp(`Complete form: Employer form 1, ${employer.person}`) })
    .click()
  // The dashboard leads into the form, not to its record.
  await expect(phone.getByText('Is the participant still working for you')).toBeVisible()

  await answer(server, 'employer', {
    id: employer.id,
    wanted: { qstill00000: 'no', qlastDay000: employer.lastDay },
  })
  await answer(server, 'employee', { id: participant.id, wanted: { qstill00000: 'yes' } })

  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer')
  await page.getByRole('link', { name: /^Forms to review/ }).click()
  const work = page.getByRole('region', { name: 'Monitoring forms to review' })
  await work
    .getByRole('link', { name: `Review form: ${employer.person}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('form 1')
  await press(page, 'Accept form')
  const asked = page.getByRole('dialog', { name: /^Accept form: / })
  await expect(asked).toContainText('answered one question differently')
  await expect(asked).toContainText('Still employed')
  await asked.getByRole('button', { name: 'Accept form' }).click()
  await expect(page.getByRole('main')).toContainText('Accepted by')

  await page.goto(`${server.url}/applications/approved/${employer.applicationId}`)
  await expect(page.getByText('The employer answered that the participant has left.')).toBeVisible()
  await press(page, 'End placement')
  const end = page.getByRole('dialog', { name: /^End placement early/ })
  await expect(end.getByLabel('Last day worked')).not.toHaveValue('')
  await expectToFit(page)
})
