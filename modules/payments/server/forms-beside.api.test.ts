import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { claimed, readPayment, working } from './payments.test-people.ts'

withPeople()

let placementId: string
let rachel: Caller
let amina: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
}, 60_000)

/** What the first form of the employer said, accepted or not. */
async function answered(status: 'submitted' | 'accepted', answers: object) {
  await sql`update monitoring_forms f set status = ${status}, opens_on = coalesce(opens_on, '2027-02-15'),
      due_on = coalesce(due_on, '2027-02-22'), submitted_on = '2027-02-22', submitted_by = 'Rachel Okafor', remind_on = null,
      accepted_on = case when ${status} = 'accepted' then organisation_today() end,
      accepted_by = case when ${status} = 'accepted' then (select id from users where email = 'case.officer@example.org') end
    where placement_id = ${placementId} and side = 'employer' and number = 1`.execute(server.db)
  await sql`delete from form_responses where record_id = ${placementId}`.execute(server.db)
  await sql`insert into form_responses (form_id, draft_id, purpose, record_id, program_id, version_id, content, asked, language,
      submitted_at, submitted_by)
    select o.id, uuidv7(), 'monitoring.employer.1', l.id, l.program_id, v.id, ${JSON.stringify(answers)}::jsonb, '{}', 'en',
      clock_now(), 'Rachel Okafor'
    from placements l, forms o join form_versions v on v.form_id = o.id and v.state = 'published'
    where l.id = ${placementId} and o.purpose = 'monitoring.employer.1' and o.program_id is null`.execute(
    server.db,
  )
}

it('tells what an accepted monitoring form says otherwise, of the whole claim', async () => {
  const id = await claimed(rachel, placementId)
  const answers = {
    qstill00000: 'no',
    qlastDay000: '2027-02-19',
    qhours00000: '30',
    qwage000000: '23.50',
  }
  await answered('submitted', answers)
  expect(await readPayment(amina, id)).toMatchObject({ answers: [], findings: [] })
  await answered('accepted', answers)
  const { answers: told, findings } = await readPayment(amina, id)
  expect(told).toMatchObject([
    {
      side: 'employer',
      number: 1,
      isEmployed: false,
      lastDay: '2027-02-19',
      hoursPerWeek: '30',
      hourlyWage: '23.50',
    },
  ])
  expect(findings.map(({ code, claimed: said, expected }) => [code, said, expected])).toEqual([
    ['formLeft', '2027-02-21', '2027-02-19'],
    ['formHours', '35', '30'],
    ['formWage', '24.00', '23.50'],
  ])
})
