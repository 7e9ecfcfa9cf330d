import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { invalidField, Problem } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import type { LeadStatusRecord, ShownStatus } from '../contract/lead-statuses.endpoints.ts'
import { leadsWords } from '../contract/words.ts'
import { holdStatuses, refuseNoBeginning } from './keep-status.ts'
import { holdStatus, readStatus } from './lead-status.queries.ts'
import { moveAllLeads } from './move-all-leads.ts'
import { recordStatus } from './record-status.ts'

/**
 * Deletes a status; leads that are in it are in the replacement from the same moment. Who is just
 * putting one into it comes first, or finds it gone.
 * @throws 409 `statusInUse` when leads are in it and nobody says what replaces it, `lastOpenStatus` when leads
 * would have nowhere to begin, 412 when somebody saved in between, 422 when the replacement is the status
 * itself, gone, archived, or of another kind: what a lost lead is asked for, nobody has said of the others
 */
export async function deleteStatus(
  change: VersionedChange,
  id: string,
  replacementStatusId: string | undefined,
): Promise<void> {
  const { db, version } = change
  await holdStatuses(change)
  const current = () => readStatus(db, id)
  await current()
  await sql`select 1 from lead_statuses where id = ${id} for update`.execute(db)
  await changeVersioned(db, { table: 'lead_statuses', id, version, current }, {})
  const gone = await current()
  if (gone.allLeads > 0 && !replacementStatusId)
    throw new Problem(409, 'statusInUse', { extra: { leads: gone.allLeads } })
  const replacement = replacementStatusId
    ? await replacementFor(change, gone, replacementStatusId)
    : null
  if (replacement) await moveAllLeads(change, { from: gone, to: replacement })
  await sql`delete from lead_statuses where id = ${id}`.execute(db)
  await refuseNoBeginning(change)
  await recordStatus(change, gone, {
    what: 'deleted',
    changes: {
      leads: [gone.allLeads, 0],
      ...(replacement && { replacement: [null, replacement.name] }),
    },
  })
}

async function replacementFor(
  change: Change,
  gone: LeadStatusRecord,
  replacementId: string,
): Promise<ShownStatus> {
  const field = 'replacementStatusId'
  if (replacementId === gone.id) throw invalidField(field, 'missing')
  const replacement = await holdStatus(change, replacementId, { field })
  if (gone.allLeads > 0 && replacement.kind !== gone.kind)
    throw invalidField(field, 'otherKind').saidBy(leadsWords)
  return replacement
}
