import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Db } from '#kit/server/call.ts'
import { groupsOfOwn } from '#kit/contract/own-list.ts'
import { hiddenFields, historyWithoutHidden } from '#kit/server/hidden-fields.ts'
import { readHistory } from '#kit/server/history.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { readOwnFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { loadParticipant } from './participant-record.queries.ts'
import { closedFields } from './participant.policy.ts'

/** Whether somebody said anything about themselves, and read it, is nobody else's. */
const ofThePerson = new Set([
  'participants.selfIdentified',
  'participants.selfIdentificationRevealed',
])

/** Of what happened to a participant what the person may know. @throws 404 */
export async function toldOfParticipant(
  looking: { db: Db; person: Person },
  id: string,
  entries: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  const { sees } = await loadParticipant(looking, id)
  const told = entries.filter(({ action }) => !ofThePerson.has(action))
  const groups = groupsOfOwn(await readOwnFields(looking.db, 'participant'))
  const closed = [...closedFields(looking.person, sees), ...hiddenFields(groups, sees)]
  return historyWithoutHidden(told, new Set(closed))
}

/** What happened to a participant; it names staff, and is for staff alone. @throws 404 */
export async function readParticipantHistory(looking: { db: Db; person: Person }, id: string) {
  if (looking.person.type !== 'staff') throw notFound()
  const { data } = await readHistory(looking.db, { entity: 'participant', id })
  return { data: await toldOfParticipant(looking, id, data) }
}
