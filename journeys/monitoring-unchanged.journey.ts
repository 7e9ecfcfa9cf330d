import { sql } from 'kysely'
import type { Page } from '@playwright/test'
import type { SurveyDraft } from '../modules/monitoring/contract/survey-draft.ts'
import { answersTo } from '../modules/monitoring/server/survey-answers.test-forms.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { onPaper } from './on-paper.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** An employer form of a placement at Rachel’s is open, whatever was before. */
async function openForm({ db }: JourneyServer, number: number, placement?: string) {
  const { rows } = await sql<{ id: string; placement: string }>`
    update monitoring_forms f set status = 'open', opens_on = organisation_today() - 5, due_on = organisation_today() + 9,
      waived_on = null, waived_by = null, waived_reason = null, accepted_on = null, accepted_by = null, submitted_on = null,
      submitted_by = null
    where f.id = (
      select f.id from monitoring_forms f join users r on r.employer_id = f.employer_id and r.email = ${cast.employer.email}
      where f.side = 'employer' and f.number = ${number} and f.opens_on is not null
        and f.placement_id = coalesce(${placement ?? null}, f.placement_id)
        and exists (select from monitoring_forms s where s.placement_id = f.placement_id and s.number = 2 and s.opens_on is not null)
      order by f.id limit 1)
    returning f.id, f.placement_id as placement`.execute(db)
  return rows[0]!
}

/** What Rachel answered last. */
async function sendFirst({ test }: JourneyServer, form: string) {
  const rachel = await test.as('employer')
  const { body: link } = await rachel.post<{ token: string }>(`/monitoring-forms/${form}/link`, {})
  const path = `/public/monitoring-surveys/${link.token}`
  const { body } = await test.visitor.get<SurveyDraft>(path)
  const answers = answersTo(body.form!, {
    qstill00000: 'yes',
    qhours00000: '35',
    qwage000000: '24.5',
  })
  const saved = await test.visitor.patch<SurveyDraft>(path, { version: body.version, answers })
  const { version, revision } = saved.body
  const sent = await test.visitor.post<SurveyDraft>(`${path}/submission`, { version, revision })
  expect(sent.status).toBe(200)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('Rachel says on her phone by one press that nothing has changed, and answers what is asked anew', async ({
  browser,
  server,
}) => {
  await onPaper(server)
  const first = await openForm(server, 1)
  await sendFirst(server, first.id)
  const { id: form } = await openForm(server, 2, first.placement)
  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await phone.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(phone, 'employer', `/monitoring-forms/${form}`)
  await press(phone, 'Remplir le formulaire')
  await expect(phone.getByText('Votre dernier formulaire')).toContainText('heures par semaine')
  await expectToFit(phone)
  await press(phone, 'Rien n’a changé')
  await expect(title(phone)).toHaveText('Heures et salaire')
  await expect(phone.getByText(/Votre dernier formulaire\s: \d+/)).toBeVisible()
  await expect(phone.getByRole('textbox', { name: /heures/ })).toHaveValue(/\d/)
  await expectToFit(phone)
  await phone.goBack()
  await expect(phone.getByRole('radio', { name: 'Oui', exact: true })).toBeChecked()
  await expect(phone.getByRole('button', { name: 'Rien n’a changé' })).toHaveCount(0)
})
