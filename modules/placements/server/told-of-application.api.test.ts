import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import type { Timeline } from '#modules/notes-and-tasks/contract/timeline.endpoints.ts'
import { cast } from '#seeds/cast.ts'
import {
  accept,
  endOf,
  offered,
  readPlacement,
  schedules,
  take,
  underWay,
  withPeople,
} from './placements.test-people.ts'

withPeople()

const begin = new Date('2027-02-01T15:00:00Z')
let amina: Caller
let luc: Caller
let rachel: Caller

async function signInAgain() {
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  rachel = await server.as('employer')
}

const historyOf = async (by: Caller, id: string) =>
  (await by.get<{ data: HistoryEntry[] }>(`/applications/${id}/history`)).body.data

const timelineOf = async (by: Caller, id: string) => {
  const { body } = await by.get<Timeline>(`/records/application/${id}/timeline?only=history`)
  return body.data.flatMap((item) => (item.kind === 'history' ? [item.entry] : []))
}

const ofPlacement = (entries: readonly HistoryEntry[]) =>
  entries
    .filter(({ action }) => action.startsWith('applications.placement'))
    .map(({ action, actorName }) => `${action.slice('applications.placement'.length)} ${actorName}`)

describe('the history of an application', () => {
  let applicationId: string
  let id: string

  beforeAll(async () => {
    ;({ id, applicationId } = await underWay(begin, schedules.falling))
    server.clock.moveTo(new Date('2027-03-08T15:00:00Z'))
    await signInAgain()
    const left = { endSide: 'participant', endReason: 'health', endNote: 'A bad back' }
    expect((await take(amina, id, 'end', endOf('2027-03-05', left))).status).toBe(200)
    expect((await take(luc, id, 'reopening', { reason: 'A mistake' })).status).toBe(200)
  }, 90_000)

  it('tells what became of its placement, who did it and when, once each, and in the timeline too', async () => {
    const told = await historyOf(amina, applicationId)
    expect(ofPlacement(told)).toEqual([
      'Reopen Luc Tremblay',
      'End Amina Haddad',
      'ConfirmStart Rachel Okafor',
      'Accept Rachel Okafor',
      'Created Luc Tremblay',
    ])
    expect(told[0]).toMatchObject({
      at: expect.stringMatching(/^2027-03-08T15:/) as string,
      reason: 'A mistake',
      changes: { placementStatus: ['ended', 'active'] },
    })
    expect(told[1]).toMatchObject({
      reason: 'A bad back',
      changes: { placementStatus: ['active', 'ended'], endReason: [null, 'health'] },
    })
    expect(told.filter(({ changes }) => 'status' in changes).map(({ action }) => action)).toEqual(
      expect.not.arrayContaining(['applications.placementEnd']),
    )
    expect(await timelineOf(amina, applicationId)).toEqual(told.slice(0, 20))
  })

  it('tells of no other placement', async () => {
    const other = await offered(begin)
    await signInAgain()
    expect(ofPlacement(await historyOf(amina, other.applicationId))).toEqual([
      'Created Luc Tremblay',
    ])
    expect(ofPlacement(await timelineOf(amina, other.applicationId))).toEqual([
      'Created Luc Tremblay',
    ])
  })

  it('is not the employer’s, who reads neither the participant’s reason nor the staff’s note', async () => {
    expect((await rachel.get(`/applications/${applicationId}/history`)).status).toBe(404)
    expect([403, 404]).toContain(
      (await rachel.get(`/records/application/${applicationId}/timeline`)).status,
    )
    server.clock.moveTo(new Date('2027-03-09T15:00:00Z'))
    await signInAgain()
    const left = { endSide: 'participant', endReason: 'health', endNote: 'A bad back' }
    expect((await take(amina, id, 'end', endOf('2027-03-05', left))).status).toBe(200)
    const { end } = await readPlacement(rachel, id)
    expect(end).toMatchObject({ reason: null, note: null })
    expect((await readPlacement(amina, id)).end).toMatchObject({ reason: 'health' })
  })

  it('names who is of the employer, and signed, to those alone who see both parts', async () => {
    const other = await offered(begin)
    await signInAgain()
    await accept(rachel, other.id)
    const nina = await server.as('auditor')
    await sql`update roles r set rules = (select jsonb_agg(
        case when rule->>'subject' = 'Applications View' then rule || '{"fields": ["basic"]}' else rule end)
      from jsonb_array_elements(r.rules) rule)
      from users u where u.role_id = r.id and u.email = ${cast.auditor.email}`.execute(server.db)
    for (const told of [
      await historyOf(nina, other.applicationId),
      await timelineOf(nina, other.applicationId),
    ]) {
      const entry = told.find(({ action }) => action === 'applications.placementAccept')
      expect(entry).toMatchObject({ actorId: null, actorName: 'Visitor' })
      expect(Object.keys(entry?.changes ?? {}).toSorted()).toEqual(['placementStatus', 'startBy'])
    }
  })

  it('tells open screens of the staff that there is more to read', async () => {
    const other = await offered(begin)
    await signInAgain()
    await accept(rachel, other.id)
    const { rows } = await sql<{ facts: Record<string, string | null> }>`
      select facts from live_events where topic = 'timeline' and record_id = ${other.applicationId}
      order by id desc limit 1`.execute(server.db)
    expect(rows).toMatchObject([{ facts: { employerId: null, participantId: null } }])
  })
})
