import { sql } from 'kysely'
import type { SurveyDraft } from '../modules/monitoring/contract/survey-draft.ts'
import { answersTo } from '../modules/monitoring/server/survey-answers.test-forms.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { onPaper } from './on-paper.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** Rachel’s first form of a placement at 35 hours and 24.50 an hour, eight days late. */
async function openLate({ db }: JourneyServer) {
  const { rows } = await sql<{ id: string; placement: string }>`
    update monitoring_forms f set status = 'open', opens_on = organisation_today() - 18, due_on = organisation_today() - 8,
      waived_on = null, waived_by = null, waived_reason = null, accepted_on = null, accepted_by = null, submitted_on = null,
      submitted_by = null
    where f.id = (
      select f.id from monitoring_forms f join users r on r.employer_id = f.employer_id and r.email = ${cast.employer.email}
      where f.side = 'employer' and f.number = 1 and f.opens_on is not null order by f.id limit 1)
    returning f.id, f.placement_id as placement`.execute(db)
  const { id, placement } = rows[0]!
  await sql`update placements set hours_per_week = 35, hourly_wage = 24.5 where id = ${placement}`.execute(
    db,
  )
  return id
}

/** All of it is answered already, with the agreed wage if not with another. */
async function answer({ test }: JourneyServer, form: string, said: object = {}) {
  const rachel = await test.as('employer')
  const { body: link } = await rachel.post<{ token: string }>(`/monitoring-forms/${form}/link`, {})
  const path = `/public/monitoring-surveys/${link.token}`
  const { body } = await test.visitor.get<SurveyDraft>(path)
  const own = { qstill00000: 'yes', qhours00000: '35', qwage000000: '24.50', ...said }
  const answers = answersTo(body.form!, own)
  const saved = await test.visitor.patch<SurveyDraft>(path, { version: body.version, answers })
  expect(saved.status).toBe(200)
  return { path, seen: saved.body }
}

test('Rachel reads on her phone that her form is late, and is asked about a wage that is not the agreed one', async ({
  browser,
  server,
}) => {
  await onPaper(server)
  const form = await openLate(server)
  await answer(server, form)
  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await server.signIn(phone, 'employer', `/monitoring-forms/${form}`)
  await phone.getByRole('button', { name: 'Complete form', exact: true }).click()
  await expect(phone.getByText(/This form was due on .*, 8 days ago\./)).toContainText(
    'without it, payments can be put on hold',
  )
  await expectToFit(phone)
  await phone.getByText('All steps').click()
  await phone.getByRole('link', { name: 'Hours and pay' }).click()
  const wage = phone.getByRole('textbox', { name: 'What is the hourly wage?' })
  await expect(wage).toHaveValue('24.50')
  const asked = phone.getByText('The agreement says $24.50 an hour.')
  await expect(asked).toHaveCount(0)
  await wage.fill('42.50')
  await expect(asked).toBeVisible()
  await expectToFit(phone)
  await phone.getByRole('textbox', { name: /paid hours a week/ }).fill('30')
  await expect(phone.getByText('The agreement says 35 hours a week.')).toBeVisible()
  await wage.fill('24.5')
  await expect(asked).toHaveCount(0)
})

test('Amina is told of hours and a wage that were not agreed before she accepts the form', async ({
  page,
  server,
  complaints,
}) => {
  const form = await openLate(server)
  const { path, seen } = await answer(server, form, { qhours00000: '30', qwage000000: '17.50' })
  const { version, revision } = seen
  const sent = await server.test.visitor.post(`${path}/submission`, { version, revision })
  expect(sent.status).toBe(200)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', `/monitoring-forms/${form}`)
  const hours = 'The agreement says 35 hours a week; the employer says 30 hours'
  const wage = 'The agreement says $24.50 an hour; the employer says $17.50'
  await expect(page.getByText(hours)).toBeVisible()
  await page.getByRole('button', { name: 'Accept form' }).click()
  const asked = page.getByRole('form').or(page.getByRole('dialog')).filter({ hasText: wage })
  await expect(asked).toContainText(hours)
  await asked.getByRole('button', { name: 'Accept form' }).click()
  await expect(page.getByRole('region', { name: 'Form', exact: true })).toContainText('Accepted on')
  // It is still told afterwards.
  await expect(page.getByText(wage)).toBeVisible()
  await page.setViewportSize({ width: 375, height: 800 })
  await expectToFit(page)
  expect(complaints).toEqual([])
})
