import { expect, it } from 'vitest'
import type { Funding } from '#modules/applications/contract/funding.ts'
import type { ApplicationRecord } from '#modules/applications/contract/applications.endpoints.ts'
import {
  daysFromNow,
  employerAnswers,
  positionAnswers,
  programId,
  subsidyTerms,
} from './intake.test-journey.ts'
import { server, withPeople } from './intake.test-people.ts'

withPeople()

const terms = (changed: object = {}) => ({ ...subsidyTerms(970), ...changed })

const estimate = async (body: object, code = 'YESP') => {
  const amina = await server.as('caseOfficer')
  const asked = { programId: await programId(server, code), ...body }
  return amina.post<Funding & { code: string }>('/applications/estimate', asked)
}

const wholeApplication = async (seed: number) => ({
  programId: await programId(server, 'YESP'),
  language: 'en',
  employer: employerAnswers(seed),
  position: positionAnswers(seed),
})

it('is, line by line, what the application comes to once it is submitted', async () => {
  const amina = await server.as('caseOfficer')
  const { businessNumber } = employerAnswers(970)
  const { body } = await estimate(terms({ businessNumber }))
  const submitted = await amina.post<{ id: string }>('/applications', await wholeApplication(970))
  expect(submitted.status).toBe(201)
  const record = await amina.get<ApplicationRecord>(`/applications/${submitted.body.id}`)
  expect(body.lines.length).toBeGreaterThan(0)
  expect(body).toEqual(record.body.funding)
})

it('is lowered by what is left of the maximum of the employer that is named', async () => {
  const amina = await server.as('caseOfficer')
  const submitted = await amina.post<{ id: string }>('/applications', await wholeApplication(971))
  expect(submitted.status).toBe(201)
  const { db } = server
  const { id } = submitted.body
  const { employer_id: employerId, program_id: program } = await db
    .selectFrom('applications')
    .select(['employer_id', 'program_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { businessNumber } = employerAnswers(971)
  const alone = (await estimate(terms())).body
  await db
    .updateTable('programs')
    .set({ max_amount_per_employer: '100.00' })
    .where('id', '=', program)
    .execute()
  const named = (await estimate(terms({ businessNumber }))).body
  await db
    .updateTable('programs')
    .set({ max_amount_per_employer: null })
    .where('id', '=', program)
    .execute()
  expect(employerId).not.toBeNull()
  expect(named.reductions.map(({ reason }) => reason)).toContain('employerMaximum')
  expect(named.total).toBe('100.00')
  expect(Number(alone.total)).toBeGreaterThan(100)
})

it.each([
  ['startOn', { startOn: daysFromNow(-1) }, 'startsInFuture'],
  ['endOn', { endOn: daysFromNow(5) }, 'endsAfterStart'],
  ['hoursPerWeek', { hoursPerWeek: '10' }, 'tooFewHours'],
])('is refused at %s as the application would be', async (field, changed, code) => {
  const answer = await estimate(terms(changed))
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [{ code }] } } })
})

it('is told to whoever may submit for that program, and of one’s own organisation alone', async () => {
  expect((await estimate(terms(), 'GREEN')).status).toBe(403)
  const employer = await server.as('employer')
  const asked = { programId: await programId(server, 'YESP'), ...terms() }
  expect((await employer.post('/applications/estimate', asked)).status).toBe(200)
  const { businessNumber } = employerAnswers(971)
  const foreign = await employer.post('/applications/estimate', { ...asked, businessNumber })
  expect(foreign.status).toBe(403)
})

it('keeps nothing', async () => {
  const count = async () =>
    (await server.db.selectFrom('applications').select('id').execute()).length
  const before = await count()
  await estimate(terms())
  expect(await count()).toBe(before)
})
