import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { saidIn } from '#apps/server/test-text.ts'
import {
  admin,
  amina,
  read as readApplication,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { daysFromNow } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import type { ParticipantRow, ProgramLedger } from '../contract/participants.endpoints.ts'
import { alsoIn, placed, read, somebody, withoutGroup } from './participants.test-people.ts'

withPeople()

const list = async (by: Caller, query: string) =>
  (await by.get<{ data: ParticipantRow[] }>(`/participants?${query}`)).body.data

const putRight = async (id: string, body: object) => {
  const { version } = await read(amina, id)
  return amina.patch(`/participants/${id}`, body, { version })
}

/** Rachel is the employer, Lucas the employee, of one application. */
async function ofBothSides() {
  const { applicationId, id } = await somebody('YESP')
  await sql`update applications set employer_id = (select employer_id from users where email = ${cast.employer.email})
    where id = ${applicationId}`.execute(server.db)
  await sql`update users set participant_id = ${id} where email = ${cast.employee.email}`.execute(
    server.db,
  )
  return {
    applicationId,
    id,
    rachel: await server.as('employer'),
    lucas: await server.as('employee'),
  }
}

it('a name that staff put right is found in the list of applications, and what was sent keeps the old', async () => {
  const { applicationId, id } = await somebody('YESP')
  const before = await readApplication(amina, applicationId)
  await step(amina, applicationId, 'assignment', { assigneeId: await ownId(amina) })
  expect((await putRight(id, { firstName: 'Zéphyrine', lastName: 'Quesnel' })).status).toBe(200)
  const found = await amina.get<{ data: { id: string; participantName: string }[] }>(
    '/applications?stage=pending&search=zephyrine quesnel',
  )
  expect(found.body.data.map((row) => [row.id, row.participantName])).toEqual([
    [applicationId, 'Zéphyrine Quesnel'],
  ])
  const { rows } = await sql<{ kept: string }>`select string_agg(content::text, ' ') as kept
    from application_versions where application_id = ${applicationId}`.execute(server.db)
  expect(rows[0]?.kept).toContain(before.participantName)
})

it('the automatic checks look again at a person whose record was put right', async () => {
  const { applicationId, id } = await somebody('YESP')
  const resultOf = async (code: string) =>
    (await readApplication(amina, applicationId)).checkpointOne.items.find(
      (item) => item.code === code,
    )?.result
  expect(await resultOf('notFundedBefore')).toBe('pass')
  expect((await putRight(id, { previouslyFunded: true })).status).toBe(200)
  expect(await resultOf('notFundedBefore')).toBe('fail')
  expect((await putRight(id, { previouslyFunded: false })).status).toBe(200)
  expect(await resultOf('notFundedBefore')).toBe('pass')
})

it('what one side is asked for is told to the other neither as a step nor by its day', async () => {
  const { applicationId, id, rachel, lucas } = await ofBothSides()
  await step(amina, applicationId, 'assignment', { assigneeId: await ownId(amina) })
  // No other date of the case falls on it.
  const dueOn = daysFromNow(23)
  const answer = await step(amina, applicationId, 'information-request', {
    message: 'Which status is yours?',
    dueOn,
    employee: { fields: ['participant.workStatus'], documents: [] },
  })
  expect(answer.status).toBe(200)
  const { reference } = await read(admin, id)
  const asked = await read(lucas, id)
  expect([asked.nextStep, asked.dueOn]).toEqual(['inform', dueOn])
  expect((await readApplication(lucas, applicationId)).status).toBe('infoRequested')

  const other = await readApplication(rachel, applicationId)
  expect([other.status, other.informationDueOn]).toEqual(['inReview', null])
  const [row] = await list(rachel, `search=${reference}`)
  expect([row?.nextStep, row?.dueOn]).toEqual(['decide', other.reviewDueOn])
  const told = [
    row,
    await read(rachel, id),
    (await rachel.get('/dashboard')).body,
    (await rachel.get('/participants/export?format=csv')).body,
    (await rachel.get(`/search?q=${other.reference}`)).body,
  ]
  expect(JSON.stringify(told)).toContain(other.reference)
  expect(saidIn(told)).not.toMatch(new RegExp(`inform"|infoRequested|${dueOn}`))
  const ofSearch = `search=${reference}&`
  expect(await list(rachel, `${ofSearch}filter[nextStep]=inform`)).toEqual([])
  expect(await list(rachel, `${ofSearch}filter[dueOn]=${dueOn}`)).toEqual([])
  expect(await list(rachel, `${ofSearch}filter[nextStep]=decide`)).toHaveLength(1)
})

it('who is active in one program and has applied to another is found under either', async () => {
  const mine = await somebody('YESP')
  await placed(await alsoIn(mine.applicationId, 'GREEN'), 'active', '100.00')
  const { reference } = await read(admin, mine.id)
  const { rows } = await sql<{ code: string; id: string }>`
    select code, id from programs where code in ('YESP', 'GREEN')`.execute(server.db)
  const standingIn = async (code: string) => {
    const program = rows.find((row) => row.code === code)
    const found = await list(admin, `search=${reference}&filter[programId]=${program?.id}`)
    return found.map((row) => [row.programCode, row.standing])
  }
  expect(await standingIn('YESP')).toEqual([['YESP', 'applied']])
  expect(await standingIn('GREEN')).toEqual([['GREEN', 'active']])
  const both = rows.map(({ id }) => id).join(',')
  expect(await list(admin, `search=${reference}&filter[programId]=${both}`)).toHaveLength(1)
  const { employerName } = (await read(admin, mine.id)).paths.find(
    ({ programCode }) => programCode === 'YESP',
  )!
  const byEmployer = await list(
    admin,
    `search=${reference}&filter[employerName][contains]=${encodeURIComponent(employerName ?? '')}`,
  )
  expect(byEmployer.map((row) => row.programCode)).toEqual(['YESP'])
})

it('the ledger says what else funds a wage only to staff who see the employer’s part', async () => {
  const { applicationId, id } = await somebody('YESP')
  await sql`update applications set funding = jsonb_set(funding, '{reductions}',
      '[{"reason": "otherFunding", "amount": "777.00"}]') where id = ${applicationId}`.execute(
    server.db,
  )
  await placed(applicationId, 'active', '1200.00')
  const ledger = async () =>
    saidIn((await amina.get<{ data: ProgramLedger[] }>(`/participants/${id}/ledger`)).body.data)
  expect(await ledger()).toContain('777.00')
  await withoutGroup('caseOfficer', 'Applications View', 'employerHalf', async () => {
    expect(await ledger()).toContain('1200.00')
    expect(await ledger()).not.toMatch(/777\.00|otherFunding/)
  })
})
