import type { Change } from '#kit/server/call.ts'
import type { trashKinds } from '../contract/trash.endpoints.ts'
import type { Parent } from './parents.ts'

export interface Deleted {
  id: string
  kind: (typeof trashKinds)[number]
  parent: Parent
  title: string
  ownerId: string
  isPrivate: boolean
}

/** Remembers what was deleted, for whoever brings it back. */
export async function putIntoTrash(change: Change, deleted: Deleted): Promise<void> {
  const { id, kind, parent, title, ownerId, isPrivate } = deleted
  await change.db
    .insertInto('trash_items')
    .values({
      id,
      kind,
      parent_kind: parent.kind,
      parent_id: parent.id,
      title,
      owner_id: ownerId,
      is_private: isPrivate,
      deleted_by: change.person.userId ?? '',
      deleted_at: change.now.toISOString(),
    })
    .execute()
  await change.audit({
    action: `${kind}s.deleted`,
    entity: kind,
    entityId: id,
    reference: parent.reference,
  })
}
