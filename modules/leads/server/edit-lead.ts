import type * as z from 'zod/mini'
import { declaredOf } from '#kit/contract/own-fields.ts'
import { differences, isNothing } from '#kit/server/audit.ts'
import { forbidden, invalid, invalidField } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { judgeOwn, keepOwn } from '#modules/custom-fields/server/judge-own.ts'
import { holdSource } from '#modules/sources/server/source.queries.ts'
import { leadErrors } from '../contract/lead.rules.ts'
import { lead } from '../contract/lead.ts'
import { cleanLead, namingParts } from './clean-lead.ts'
import { findAssignee } from './find-assignee.ts'
import { mayDo, mayGive, seesOn, type LeadScope } from './lead.policy.ts'
import { holdLead, readLead, refuseClosed, type KnownLead } from './lead.queries.ts'
import { announceLead, recordLead } from './record-lead.ts'

type ChangedLead = z.infer<typeof lead.update>

/**
 * Saves what was changed of a lead.
 * @throws 403 outside the person's permission, 409 when deleted, 412 when somebody saved in between, 422
 */
export async function editLead(
  change: VersionedChange,
  id: string,
  input: ChangedLead,
): Promise<void> {
  const { db, person, version } = change
  const known = await holdLead(change, id)
  const current = () => readLead(db, id, change)
  const before = await current()
  const isGiven = input.assigneeId !== undefined && input.assigneeId !== known.assigneeId
  const gives = isGiven && Object.keys(input).length === 1 && mayDo(person, 'assign', known)
  if (!gives && !mayDo(person, 'update', known)) throw forbidden()
  const target = { table: 'leads', id, version, current } as const
  await refuseStale(db, target, known.version)
  refuseClosed(known)
  const errors = leadErrors({ ...before, ...input })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (before.status.kind === 'won' && input.expectedAmount === null)
    throw invalidField('expectedAmount', 'required')
  const scope = isGiven ? await newScope(change, known, input.assigneeId ?? null) : known
  const values = cleanLead(declaredOf(input))
  const own = await judgeOwn(change, 'lead', {
    input,
    before,
    sees: seesOn(person, known),
    // Whoever gives it to somebody else has not opened its form.
    isWhole: !(isGiven && Object.keys(input).length === 1),
  })
  const changes = { ...differences(before, values, lead.fields), ...own.changes }
  if (isNothing(changes)) return
  const source = await sourceAfter(change, before, input)
  await changeVersioned(db, target, { ...toRow(lead, values), updated_by: person.userId })
  await keepOwn(change, id, own)
  await recordLead(
    change,
    { id, name: input.name ?? before.name, version: version + 1, ...scopeOf(scope) },
    { what: 'edited', changes: namingParts(changes, { source: [before.source, source] }) },
  )
  // Whoever saw it until now hears that it is gone.
  if (isGiven) await announceLead(change, { id, version: version + 1, ...scopeOf(known) })
}

const scopeOf = ({ assigneeId, teamId }: LeadScope): LeadScope => ({ assigneeId, teamId })

async function newScope(change: VersionedChange, known: KnownLead, assigneeId: string | null) {
  const scope = await findAssignee(change, assigneeId)
  if (!mayGive(change.person, known, scope)) throw invalidField('assigneeId', 'mayNotGive')
  return scope
}

/** One that is no longer offered stays on whoever has it. */
async function sourceAfter(
  change: VersionedChange,
  before: { sourceId: string | null; source: Parameters<typeof namingParts>[1]['source'][0] },
  { sourceId }: ChangedLead,
) {
  if (sourceId === undefined || sourceId === before.sourceId) return before.source
  return sourceId === null ? null : holdSource(change, sourceId, { field: 'sourceId' })
}
