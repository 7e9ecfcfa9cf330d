import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, complaintOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { recommended, server } from '#modules/applications/server/applications.test-people.ts'
import {
  act as actOnCase,
  anotherEmployer,
  job,
  orphaned,
  readCase,
} from '#modules/orphaned/server/orphaned.test-people.ts'
import { offered, withPeople } from '#modules/placements/server/placements.test-people.ts'
import { act, liftAll, place, readHold, sidesOf } from './holds.test-people.ts'

withPeople()

let admin: Caller
let luc: Caller

beforeEach(async () => {
  admin = await server.as('superAdmin')
  luc = await server.as('approver')
})
afterEach(liftAll)

const passableOf = async (hold: string, application: string) =>
  (await readHold(admin, hold)).stops.find(({ applicationId }) => applicationId === application)
    ?.passable

const pass = (hold: string, applicationId: string, effect: string) =>
  act(luc, hold, 'bypasses', { applicationId, effect, reason: 'The invoices came today' })

describe('what a hold stops of an application', () => {
  it('lets nothing pass of what was sent before a hold on new applications alone', async () => {
    const id = await recommended()
    const { employerId } = await sidesOf(id)
    const hold = await place(admin, { employerId }, { effects: ['application'] })
    expect(await passableOf(hold.id, id)).toBeUndefined()
    expect(complaintOf(await pass(hold.id, id, 'decision'), 'effect')).toBe('notStopped')
  })

  it('is what can be let pass: no decision once it is approved, no match before somebody waits for one', async () => {
    const pending = await recommended()
    const { employerId } = await sidesOf(pending)
    const first = await place(admin, { employerId })
    // It was sent before the hold on new applications, which stops nothing of it.
    expect(await passableOf(first.id, pending)).toEqual(['decision', 'agreement'])
    expect((await pass(first.id, pending, 'decision')).status).toBe(200)
    expect(await passableOf(first.id, pending)).toEqual(['agreement'])
    const { applicationId } = await offered(new Date('2027-02-01T15:00:00Z'))
    admin = await server.as('superAdmin')
    luc = await server.as('approver')
    const second = await place(admin, { employerId: (await sidesOf(applicationId)).employerId })
    expect(await passableOf(second.id, applicationId)).toEqual(['agreement'])
    for (const effect of ['decision', 'match'])
      expect(complaintOf(await pass(second.id, applicationId, effect), 'effect')).toBe('notStopped')
    expect((await pass(second.id, applicationId, 'agreement')).status).toBe(200)
    expect(await passableOf(second.id, applicationId)).toBeUndefined()
    expect(codeOf(await pass(second.id, applicationId, 'agreement'))).toEqual([
      409,
      'alreadyPassed',
    ])
  }, 60_000)
})

describe('a hold on matches of a person', () => {
  it('lets one case pass: the person is offered, and goes on elsewhere', async () => {
    const { id, applicationId } = await orphaned()
    const employerId = await anotherEmployer(id)
    admin = await server.as('superAdmin')
    luc = await server.as('approver')
    const { participantId } = await sidesOf(applicationId)
    const hold = await place(admin, { kind: 'participant', participantId }, { effects: ['match'] })
    const amina = await server.as('caseOfficer')
    const offer = () => actOnCase(amina, id, 'match', { employerId })
    expect(codeOf(await offer())).toEqual([409, 'matchHeld'])
    expect(await passableOf(hold.id, applicationId)).toEqual(['match'])
    expect((await pass(hold.id, applicationId, 'match')).status).toBe(200)
    expect((await offer()).status).toBe(200)
    const { amountLeft } = await readCase(amina, id)
    const given = job('2027-05-03', '2027-06-11', { employerId, amountLeft })
    expect((await actOnCase(amina, id, 'rematch', given)).status).toBe(200)
    expect(await passableOf(hold.id, applicationId)).toBeUndefined()
  }, 60_000)

  it('of an employer lets no case pass, which is not about that employer', async () => {
    const { id, applicationId } = await orphaned()
    const employerId = await anotherEmployer(id)
    admin = await server.as('superAdmin')
    luc = await server.as('approver')
    const hold = await place(admin, { employerId }, { effects: ['match'] })
    expect(complaintOf(await pass(hold.id, applicationId, 'match'), 'applicationId')).toBe(
      'notOfHeld',
    )
    const former = (await sidesOf(applicationId)).employerId
    const ofFormer = await place(admin, { employerId: former }, { effects: ['match'] })
    expect(complaintOf(await pass(ofFormer.id, applicationId, 'match'), 'effect')).toBe(
      'notStopped',
    )
  }, 60_000)
})
