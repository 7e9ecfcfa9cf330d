import type * as z from 'zod/mini'
import { declaredOf } from '#kit/contract/own-fields.ts'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalid, invalidField, refused } from '#kit/server/problems.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { judgeOwn, keepOwn } from '#modules/custom-fields/server/judge-own.ts'
import { holdSource } from '#modules/sources/server/source.queries.ts'
import { leadErrors } from '../contract/lead.rules.ts'
import { lead, type newLead } from '../contract/lead.ts'
import { cleanLead, namingParts } from './clean-lead.ts'
import { findAssignee } from './find-assignee.ts'
import { firstStatusOf, holdStatus } from './lead-status.queries.ts'
import { mayDo, seesOn } from './lead.policy.ts'
import { rankAt } from './rank.ts'
import { recordLead } from './record-lead.ts'

type NewLead = z.infer<typeof newLead.create>

/**
 * Adds a lead at the top of its status unless told, which is one that is open. Whoever sees the own ones
 * alone is its assignee.
 * @returns the id
 * @throws 403 when the person may add none for that assignee, 409 `noOpenStatus` when there is no status, 422
 */
export async function addLead(
  change: Change,
  input: NewLead,
  { place = 'first' }: { place?: 'first' | 'last' } = {},
): Promise<string> {
  const { db, person } = change
  const errors = leadErrors(input)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const { statusId: asked, ...values } = cleanLead(input)
  const scope = await findAssignee(
    change,
    values.assigneeId === undefined ? person.userId : values.assigneeId,
  )
  if (!mayDo(person, 'create', scope)) throw forbidden()
  const isGiven = scope.assigneeId !== null && scope.assigneeId !== person.userId
  if (isGiven && !mayDo(person, 'assign', scope)) throw invalidField('assigneeId', 'mayNotGive')
  const own = await judgeOwn(change, 'lead', { input, sees: seesOn(person, scope) })
  const source = values.sourceId
    ? await holdSource(change, values.sourceId, { field: 'sourceId' })
    : null
  const statusId = asked ?? (await firstStatusOf(change, 'open'))
  if (!statusId) throw refused('noOpenStatus')
  const status = await holdStatus(change, statusId, { field: 'statusId' })
  if (status.kind !== 'open') throw invalidField('statusId', 'beginOpen')
  const { id } = await insertRow(db, 'leads', {
    ...toRow(lead, values),
    assignee_id: scope.assigneeId,
    status_id: status.id,
    status_kind: status.kind,
    status_entered_at: change.now,
    rank: await rankAt(change, { statusId, id: null }, { place }),
    created_by: person.userId,
    updated_by: person.userId,
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepOwn(change, id, own)
  const changes = {
    ...differences({}, { ...declaredOf(values), assigneeId: scope.assigneeId }),
    ...own.changes,
  }
  await recordLead(
    change,
    { id, name: values.name, version: 1, ...scope },
    {
      what: 'added',
      changes: { ...namingParts(changes, { source: [null, source] }), status: [null, status.name] },
    },
  )
  return id
}
