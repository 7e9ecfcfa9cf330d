import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { invalidField, Problem } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import { savedView } from '../contract/saved-view.ts'
import type { SavedView } from '../contract/saved-views.endpoints.ts'
import { mayShare, readDeletedView, readView } from './saved-view.queries.ts'

interface Sharing {
  sharedWith: SavedView['sharedWith']
  roleId: string | null
}

/** @throws 403 `sharingNotYours` for those who may not share, 422 when a role is missing or not asked for */
async function checkSharing({ db, person }: Change, { sharedWith, roleId }: Sharing) {
  if (sharedWith !== 'nobody' && !mayShare(person)) throw new Problem(403, 'sharingNotYours')
  if ((sharedWith === 'role') !== (roleId !== null))
    throw invalidField('roleId', roleId ? 'unknown' : 'required')
  if (!roleId) return
  const role = db.selectFrom('roles').select('id').where('id', '=', roleId)
  if (!(await role.executeTakeFirst())) throw invalidField('roleId', 'missing')
}

/** @returns the id */
export async function addView(
  change: Change,
  { list, ...input }: z.infer<typeof savedView.create> & { list: string },
): Promise<string> {
  const { db, person } = change
  await checkSharing(change, { sharedWith: input.sharedWith, roleId: input.roleId ?? null })
  const { id } = await insertRow(db, 'saved_views', {
    ...toRow(savedView, input),
    list,
    owner_id: person.userId ?? '',
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  await change.audit({
    action: 'savedViews.added',
    entity: 'savedView',
    entityId: id,
    reference: input.name,
    changes: { sharedWith: [null, input.sharedWith] },
  })
  return id
}

/** @throws 403 `viewNotYours` unless it is the person's own, or the person looks after shared ones */
async function openView(change: VersionedChange, id: string) {
  const { db, person, version } = change
  const before = await readView(db, person, id)
  if (before.can['edit'] !== true) throw new Problem(403, 'viewNotYours')
  const current = () => readView(db, person, id)
  return { before, target: { table: 'saved_views', id, version, current } as const }
}

export async function editView(
  change: VersionedChange,
  id: string,
  input: z.infer<typeof savedView.update>,
): Promise<void> {
  const { before, target } = await openView(change, id)
  const sharedWith = input.sharedWith ?? before.sharedWith
  const roleId =
    sharedWith === 'role' ? (input.roleId === undefined ? before.roleId : input.roleId) : null
  const isShared = sharedWith !== before.sharedWith || roleId !== before.roleId
  if (isShared) await checkSharing(change, { sharedWith, roleId })
  await changeVersioned(change.db, target, toRow(savedView, { ...input, sharedWith, roleId }))
  const { state: _, ...rest } = input
  await change.audit({
    action: 'savedViews.edited',
    entity: 'savedView',
    entityId: id,
    reference: before.name,
    changes: differences(before, { ...rest, sharedWith, roleId }, savedView.fields),
  })
}

/** Deletes a view for everybody who sees it; its owner can take that back for a day. */
export async function deleteView(change: VersionedChange, id: string): Promise<void> {
  const { before, target } = await openView(change, id)
  await changeVersioned(change.db, target, { deleted_at: change.now })
  await change.audit({
    action: 'savedViews.deleted',
    entity: 'savedView',
    entityId: id,
    reference: before.name,
  })
}

export async function restoreView(change: Change, id: string): Promise<void> {
  const { name } = await readDeletedView(change.db, change.person, id)
  await sql`update saved_views set deleted_at = null, version = version + 1 where id = ${id}`.execute(
    change.db,
  )
  await change.audit({
    action: 'savedViews.restored',
    entity: 'savedView',
    entityId: id,
    reference: name,
  })
}

/** With which view a list opens for the person from now on. */
export async function setDefaultView(
  { db, person }: Change,
  { list, viewId }: { list: string; viewId: string | null },
): Promise<void> {
  const userId = person.userId ?? ''
  await db
    .deleteFrom('default_views')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .execute()
  if (!viewId) return
  await readView(db, person, viewId)
  await db.insertInto('default_views').values({ user_id: userId, list, view_id: viewId }).execute()
}

/** Every day: what was deleted a day ago is gone for good. */
export const forgetViews: Job = {
  name: 'savedViews.forget',
  schedule: '41 3 * * *',
  async run({ db, now }) {
    await sql`delete from saved_views where deleted_at < ${now}::timestamptz - interval '1 day'`.execute(
      db,
    )
  },
}
