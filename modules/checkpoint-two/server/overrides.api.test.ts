import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { codeOf, complaintOf } from '#apps/server/test-answers.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { cast } from '#seeds/cast.ts'
import { isCompared } from '../contract/checkpoint-two.ts'
import { tellOfficers } from './tell-officers.ts'
import {
  act,
  asking,
  granting,
  itemOf,
  lettersOf,
  on,
  read,
  record,
  refusing,
  working,
} from './checkpoint-two.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'

withPeople()

let id: string
const item = 'payStub'
const until = '2027-05-01'

beforeAll(async () => {
  id = await working()
  on('2027-03-15')
})

it('only what failed can be overridden, and only when somebody asks', async () => {
  expect(codeOf(await act('caseOfficer', id, asking(item)))).toEqual([409, 'nothingToOverride'])
  expect(
    (await record('caseOfficer', id, { item, result: 'fail', note: 'No totals' })).status,
  ).toBe(200)
  expect(codeOf(await act('approver', id, granting(item, until)))).toEqual([409, 'notAsked'])
  expect(codeOf(await act('approver', id, refusing(item)))).toEqual([409, 'notAsked'])
})

it('whoever may grant it is told once it is asked for, which it is once', async () => {
  const { status, body } = await act('caseOfficer', id, asking(item))
  expect([status, body.status]).toEqual([200, 'failed'])
  expect(codeOf(await act('caseOfficer', id, asking(item)))).toEqual([409, 'askedAlready'])
  const told = (await lettersOf(id, 'overrideAsked')).map(({ recipient }) => recipient)
  expect(told).toContain(cast.approver.email)
  expect(told).not.toContain(cast.caseOfficer.email)
})

it('whoever may grant it in their programs alone is told of these alone', async () => {
  await sql`update roles set rules = rules || '[{"action":"override","subject":"Applications View","scope":"program"}]'
    where key = 'caseOfficer'`.execute(server.db)
  await record('superAdmin', id, { item: 'supervisor', result: 'fail', note: 'None' })
  await act('superAdmin', id, asking('supervisor'))
  await sql`update roles set rules = rules - -1 where key = 'caseOfficer'`.execute(server.db)
  const told = (await lettersOf(id, 'overrideAsked')).map(({ recipient }) => recipient)
  const { rows } = await sql<{ email: string; isOfProgram: boolean }>`
    select u.email, exists (select from user_programs p join applications a on a.program_id = p.program_id
      where p.user_id = u.id and a.id = ${id}) as "isOfProgram"
    from users u join roles r on r.id = u.role_id and r.key = 'caseOfficer' where u.status = 'active'
      and u.email <> ${cast.caseOfficer.email}`.execute(server.db)
  const asked = (isOfProgram: boolean) =>
    rows.filter((each) => each.isOfProgram === isOfProgram).map(({ email }) => email)
  expect(asked(false).length).toBeGreaterThan(0)
  expect(told.filter((email) => asked(false).includes(email))).toEqual([])
  expect(told.filter((email) => asked(true).includes(email))).toEqual(asked(true))
  await record('superAdmin', id, { item: 'supervisor', result: 'pending' })
})

it('a refusal is told to whoever asked, and leaves the check failed', async () => {
  expect((await act('approver', id, refusing(item))).status).toBe(200)
  const { result, asked, refused } = await itemOf('caseOfficer', id, item)
  expect([result, asked, refused?.reason]).toEqual(['fail', null, 'It must be on paper'])
  expect((await lettersOf(id, 'overrideRefused')).map(({ recipient }) => recipient)).toEqual([
    cast.caseOfficer.email,
  ])
})

it('whoever recorded it or asked for it does not grant it', async () => {
  await act('superAdmin', id, asking(item))
  expect(codeOf(await act('superAdmin', id, granting(item, until)))).toEqual([409, 'fourEyes'])
  expect(codeOf(await act('superAdmin', id, refusing(item)))).toEqual([409, 'fourEyes'])
  await record('superAdmin', id, { item: 'payer', result: 'fail', note: 'Another company' })
  await act('caseOfficer', id, asking('payer'))
  expect(codeOf(await act('superAdmin', id, granting('payer', until)))).toEqual([409, 'fourEyes'])
  await record('superAdmin', id, { item: 'payer', result: 'pass' })
})

it('a second person grants it until a day that is ahead; then it fails again', async () => {
  expect(complaintOf(await act('approver', id, granting(item, '2027-03-15')), 'expiresOn')).toBe(
    'inFuture',
  )
  const { status, body } = await act('approver', id, granting(item, until))
  expect([status, body.items.find(({ code }) => code === item)?.override?.by]).toEqual([
    200,
    cast.approver.name,
  ])
  expect(body.status).toBe('inProgress')
  on('2027-05-02')
  expect((await read('caseOfficer', id)).status).toBe('failed')
  on('2027-03-15')
})

it('what passes until a day fails once that is over, and the case officer is told', async () => {
  for (const { code, expected, result } of (await read('caseOfficer', id)).items)
    if (result === 'pending') {
      const found = isCompared(code) ? expected : undefined
      await record('caseOfficer', id, { item: code, result: 'pass', found })
    }
  const { status, recheckOn } = await read('caseOfficer', id)
  expect([status, recheckOn]).toEqual(['overridden', '2027-05-02'])
  on('2027-05-02')
  await runJob(server.system, tellOfficers)
  expect(await lettersOf(id, 'recheck')).toHaveLength(1)
  const { rows } = await sql<{ status: string }>`
    select status from placement_checkpoints where application_id = ${id}`.execute(server.db)
  expect(rows).toEqual([{ status: 'failed' }])
  expect((await read('caseOfficer', id)).status).toBe('failed')
  on('2027-03-15')
})

it('what is recorded anew is overridden no more', async () => {
  await record('caseOfficer', id, { item, result: 'pass' })
  const { override, refused } = await itemOf('caseOfficer', id, item)
  expect([override, refused]).toEqual([null, null])
})

it('who asked, refused and granted is part of the history, with the reason', async () => {
  const history = await (
    await server.as('caseOfficer')
  ).get<{ data: { action: string; actorName: string; reason: string | null }[] }>(
    `/applications/${id}/history`,
  )
  const told = history.body.data.map(({ action, actorName, reason }) => [action, actorName, reason])
  expect(told).toContainEqual([
    'applications.askOverride',
    cast.caseOfficer.name,
    asking(item).body.reason,
  ])
  expect(told).toContainEqual([
    'applications.refuseOverride',
    cast.approver.name,
    refusing(item).body.reason,
  ])
  expect(told).toContainEqual([
    'applications.grantOverride',
    cast.approver.name,
    granting(item, until).body.reason,
  ])
})
