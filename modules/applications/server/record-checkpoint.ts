import type { Change } from '#kit/server/call.ts'
import { invalidField, refused } from '#kit/server/problems.ts'
import { loadHeld, recordAct, type VersionedChange } from '#kit/server/steps.ts'
import { needsNote, outcomeOf, type CheckpointItem } from '../contract/checkpoint.ts'
import type { LoadedApplication } from './application.queries.ts'
import { applicationSteps } from './application.steps.ts'
import { refusalOfAct } from './application.policy.ts'
import { changeApplication, refuseApplication } from './change-application.ts'
import { checkAutomatically } from './check-automatically.ts'

type Results = Record<
  string,
  { result: CheckpointItem['result']; note?: string | null | undefined }
>

/** The checkpoint of a new application, with what the system finds by itself. */
export async function openCheckpoint(change: Change, applicationId: string): Promise<void> {
  const { db } = change
  const items = await checkAutomatically(db, applicationId)
  await db
    .insertInto('checkpoints')
    .values({
      application_id: applicationId,
      number: 1,
      status: outcomeOf(items, await change.today()),
      items: JSON.stringify(items),
    })
    .execute()
}

/** Looks at the automatic items again, e.g. once the participant has answered. */
export async function refreshCheckpoint(change: Change, applicationId: string): Promise<void> {
  const { db } = change
  const stored = await db
    .selectFrom('checkpoints')
    .select('items')
    .where('application_id', '=', applicationId)
    .where('number', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const items = await checkAutomatically(db, applicationId, stored.items as CheckpointItem[])
  await saveItems(change, applicationId, { items })
}

/**
 * Records results of checkpoint one; what is recorded anew is overridden no more. A failed check, and a result that differs from what the
 * system found, need a note.
 */
export async function recordCheckpoint(
  change: VersionedChange,
  id: string,
  results: Results,
): Promise<void> {
  const before = await loadHeld(change, applicationSteps, id)
  const { record, judged } = before
  await refuseApplication(change, before, refusalOfAct('recordCheckpoint', judged, change.person))
  const items = record.checkpointOne.items.map((item) => applied(change, item, results[item.code]))
  await save(change, before, { items, act: 'checkpoint' })
}

function applied(
  change: Change,
  item: CheckpointItem,
  set: Results[string] | undefined,
): CheckpointItem {
  if (!set || (set.result === item.result && (set.note ?? null) === item.note)) return item
  if (!set.note && needsNote(item, set.result))
    throw invalidField(`items.${item.code}.note`, 'noteNeeded')
  return {
    ...item,
    result: set.result,
    note: set.note ?? null,
    isAutomatic: false,
    override: null,
    by: change.person.name,
    byId: change.person.userId,
    at: change.now.toISOString(),
  }
}

/**
 * Lets a failed check pass until a day. Four eyes: not by the person who recorded it.
 * @throws 409 `nothingToOverride` or `fourEyes`
 */
export async function overrideCheck(
  change: VersionedChange,
  id: string,
  { item: code, reason, expiresOn }: { item: string; reason: string; expiresOn: string },
): Promise<void> {
  const before = await loadHeld(change, applicationSteps, id)
  const { record, judged } = before
  await refuseApplication(change, before, refusalOfAct('overrideCheck', judged, change.person))
  const failed = record.checkpointOne.items.find(
    (item) => item.code === code && item.result === 'fail',
  )
  if (!failed) throw refused('nothingToOverride')
  if (mayBeOwn(failed, change.person.userId)) throw refused('fourEyes')
  if (expiresOn <= (await change.today())) throw invalidField('expiresOn', 'inFuture')
  const override = {
    by: change.person.name,
    byId: change.person.userId,
    reason,
    expiresOn,
    at: change.now.toISOString(),
  }
  const items = record.checkpointOne.items.map((item) =>
    item === failed ? { ...item, override } : item,
  )
  await save(change, before, { items, act: 'override', reason })
}

/** What nobody is known to have recorded may be anybody's, unless the system found it. */
const mayBeOwn = ({ isAutomatic, byId }: CheckpointItem, userId: string | null) =>
  !isAutomatic && (byId === null || byId === userId)

interface Reviewed {
  reviewed_by: string | null
  reviewed_at: string
}

async function save(
  change: VersionedChange,
  of: LoadedApplication,
  done: { items: CheckpointItem[]; act: string; reason?: string },
) {
  const { items, act, reason } = done
  await changeApplication(change, of.id, {})
  const reviewed = { reviewed_by: change.person.userId, reviewed_at: change.now.toISOString() }
  await saveItems(change, of.id, { items, reviewed })
  const before = of.record.checkpointOne.items
  const changed = items.filter((item, at) => JSON.stringify(item) !== JSON.stringify(before[at]))
  await recordAct(change, applicationSteps, {
    of,
    act,
    reason: reason ?? null,
    changes: Object.fromEntries(
      changed.map((item) => [
        `checkpoint.${item.code}`,
        [before.find(({ code }) => code === item.code)?.result ?? null, item.result],
      ]),
    ),
  })
}

/** Whoever reviewed it is still who did when the system alone finds something else. */
async function saveItems(
  change: Change,
  applicationId: string,
  { items, reviewed }: { items: CheckpointItem[]; reviewed?: Reviewed },
) {
  const { db, now } = change
  const status = outcomeOf(items, await change.today())
  await db
    .updateTable('checkpoints')
    .set((make) => ({
      items: JSON.stringify(items),
      status,
      version: make('version', '+', 1),
      ...reviewed,
      updated_at: now.toISOString(),
    }))
    .where('application_id', '=', applicationId)
    .where('number', '=', 1)
    .execute()
}
