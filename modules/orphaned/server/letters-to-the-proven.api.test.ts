import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { place, sidesOf } from '#modules/holds/server/holds.test-people.ts'
import {
  accept,
  endOf,
  offered,
  schedules,
  take,
  withPeople,
} from '#modules/placements/server/placements.test-people.ts'
import { act, caseOf } from './orphaned.test-people.ts'

withPeople()

const typed = 'somebody.else@example.org'
const invited = 'came.by.the.link@example.org'

const templatesTo = async (recipient: string) => {
  const { rows } = await sql<{ template: string }>`
    select distinct template from outbox_messages where recipient = ${recipient} order by template`.execute(
    server.db,
  )
  return rows.map(({ template }) => template)
}

it.each([
  ['the address of the link', () => sql`proven_email = ${invited}`],
  ['the address that was invited, where no link proved one', () => sql`proven_email = ''`],
])('letters to a participant go to %s, whatever they typed', async (_, proven) => {
  await sql`delete from outbox_messages`.execute(server.db)
  const { startOn, endOn } = schedules.falling.terms
  const { id, applicationId } = await offered(new Date('2027-02-01T15:00:00Z'), async (of) => {
    await sql`update applications set start_on = ${startOn}, end_on = ${endOn}, participant_email = ${invited}
      where id = ${of}`.execute(server.db)
    await sql`update participants set email = ${typed}, ${proven()} from applications a
      where a.id = ${of} and a.participant_id = participants.id`.execute(server.db)
  })
  await accept(await server.as('employer'), id)
  server.clock.moveTo(new Date(`${startOn}T15:00:00Z`))
  await take(await server.as('employer'), id, 'start', { startedOn: startOn })
  server.clock.moveTo(new Date('2027-04-14T20:00:00Z'))
  await take(await server.as('caseOfficer'), id, 'end', endOf('2027-04-14'))
  const luc = await server.as('approver')
  const { participantId } = await sidesOf(applicationId)
  await place(luc, { kind: 'participant', participantId }, { effects: ['payment'] })
  const closure = { outcome: 'foundWork', note: 'At a bakery' }
  const closed = await act(await server.as('caseOfficer'), await caseOf(id), 'closure', closure)
  expect(closed.status).toBe(200)
  expect(await templatesTo(invited)).toEqual([
    'applications.approved',
    'holds.placed',
    'orphaned.closed',
    'placements.endedForPerson',
  ])
  expect(await templatesTo(typed)).toEqual([])
})
