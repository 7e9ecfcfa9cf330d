import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { declaredOf } from '#kit/contract/own-fields.ts'
import { fieldsOf } from '#kit/contract/field-groups.ts'
import { differences, hiding, isNothing } from '#kit/server/audit.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { forbidden, invalidField } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { theRow } from '#kit/server/the-row.ts'
import { toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { hidingOwn, judgeOwnOfStaff, keepOwn } from '#modules/custom-fields/server/judge-own.ts'
import { refuseErased } from '#modules/privacy/server/is-erased.queries.ts'
import { participant, type participantChange } from '../contract/participant.ts'
import { announceParticipant } from './announce-participant.ts'
import {
  loadParticipant,
  readParticipant,
  type SeenParticipant,
} from './participant-record.queries.ts'
import { groupsBy, mayDo, unwritableFields } from './participant.policy.ts'
import { holdPersonKey, personKey } from './register-participant.ts'

/** What people are judged by stands in their records: whoever judges looks again when it changes. */
export interface JudgesParticipants {
  judgeAgain(change: Change, participantId: string): Promise<void>
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    judgesParticipants: JudgesParticipants
  }
}

type Changed = z.infer<typeof participantChange>

const editing = { action: 'update', subject: 'Participants Edit' } as const

/** By these a person is told from others; named in the order in which a double is complained of. */
const telling = ['birthDate', 'lastName', 'firstName'] as const

/**
 * Saves what was changed of a participant.
 * @throws 403 outside the person's permission, 409 when they were erased, 412 when somebody saved in between, 422 when it would make
 * the participant the double of another
 */
export async function editParticipant(
  change: VersionedChange,
  id: string,
  { input, judges }: { input: Changed; judges: readonly JudgesParticipants[] },
): Promise<void> {
  const { db, version } = change
  await holdApplicationsOf(db, id)
  const seen = await loadParticipant(change, id)
  refuseForeign(change, seen, input)
  const current = () => readParticipant(change, id)
  const target = { table: 'participants', id, version, current } as const
  const before = seen.record
  await refuseStale(db, target, before.version)
  await refuseErased(db, [id])
  const changes = differences({ ...before }, declaredOf(input), participant.fields)
  const writes = groupsBy(change.person, editing, seen.scopes)
  const sees = (group: string) => seen.sees(group) && writes(group)
  const own = await judgeOwnOfStaff(change, 'participant', { input, before, sees })
  if (isNothing({ ...changes, ...own.changes })) return
  const key = await keyAfter(change, { id, input, changes })
  const row = { ...toRow(participant, input), ...(key && { person_key: key }) }
  await changeVersioned(db, target, row)
  await keepOwn(change, id, own)
  await change.audit({
    action: 'participants.edited',
    entity: 'participant',
    entityId: id,
    reference: before.reference,
    changes: { ...hiding(changes, fieldsOf(participant, 'personal')), ...hidingOwn(own) },
  })
  await change.happened({
    entity: 'participant',
    id,
    action: 'participants.edited',
    reference: before.reference,
  })
  await announceParticipant(change, { id, version: version + 1 })
  // What the organisation added is nothing that anybody is judged by.
  if (isNothing(changes)) return
  // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
  for (const judge of judges) await judge.judgeAgain(change, id)
}

/** As whoever answers for an application: first it is held, then the person. */
const holdApplicationsOf = (db: Db, id: string) =>
  sql`select 1 from applications where participant_id = ${id} order by id for update`.execute(db)

/** @throws 403 for whoever may not edit the participant, or one of these fields */
function refuseForeign({ person }: VersionedChange, { scopes }: SeenParticipant, input: Changed) {
  if (!mayDo(person, editing, scopes)) throw forbidden()
  const closed = unwritableFields(person, groupsBy(person, editing, scopes))
  if (Object.keys(input).some((name) => closed.has(name))) throw forbidden()
}

/** The key of whom the participant becomes; null while they stay who they are. @throws 422 as above */
async function keyAfter(
  { db }: VersionedChange,
  { id, input, changes }: { id: string; input: Changed; changes: object },
) {
  const changed = telling.find((name) => name in changes)
  if (!changed) return null
  const { rows } = await sql<Record<(typeof telling)[number], string>>`
    select first_name as "firstName", last_name as "lastName", birth_date as "birthDate"
    from participants where id = ${id}`.execute(db)
  const after = { ...theRow(rows), ...input }
  await holdPersonKey(db, after)
  const { rows: others } = await sql`
    select 1 from participants q, participants own
    where own.id = ${id} and q.id <> own.id and q.person_key = ${personKey(after)}
      and own.person_key <> q.person_key limit 1`.execute(db)
  // It tells no more than that: whose record it is, the editor may not be allowed to see.
  if (others.length > 0) throw invalidField(changed, 'samePerson')
  return personKey(after)
}
