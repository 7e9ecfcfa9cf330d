import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import { Problem } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { note } from '../contract/note.ts'
import { readAloud } from '../contract/mentions.ts'
import { announceNote } from './announce-note.ts'
import { judgeMentions, tellMentioned } from './mention.ts'
import { readNote } from './note.queries.ts'
import { requireSome, type Desk } from './parents.ts'
import { putIntoTrash } from './put-into-trash.ts'

/** @throws 403 `notYours` unless it is the person's own, or the person looks after all of them */
async function openOwnNote(change: VersionedChange, desk: Desk, id: string) {
  const who = { desk, person: change.person }
  requireSome(who, 'write')
  const open = await readNote(change.db, who, id)
  if (open.record.can['edit'] !== true) throw new Problem(403, 'notYours')
  const current = async () => (await readNote(change.db, who, id)).record
  return { ...open, target: { table: 'notes', id, version: change.version, current } as const }
}

/** Saves what was changed of a note; another text is marked as edited. */
export async function editNote(
  change: VersionedChange,
  desk: Desk,
  { id, input }: { id: string; input: z.infer<typeof note.update> },
): Promise<void> {
  const { record, parent, target } = await openOwnNote(change, desk, id)
  const isReworded = input.body !== undefined && input.body !== record.body
  const { body: _, ...rest } = input
  const told = { ...rest, ...(isReworded && { editedAt: change.now }) }
  const changes = differences(record, told, note.fields)
  if (isNothing(changes)) return refuseStale(change.db, target, record.version)
  const { body = record.body, visibility: shownTo = record.visibility } = input
  const added = await judgeMentions(change, desk, {
    body,
    visibility: shownTo,
    parent,
    before: record.body,
  })
  await changeVersioned(change.db, target, {
    ...toRow(note, input),
    ...(isReworded && { edited_at: change.now }),
  })
  await change.audit({
    action: 'notes.edited',
    entity: 'note',
    entityId: id,
    reference: parent.reference,
    changes,
  })
  await tellMentioned(change, { id, parent, added })
  const visibility = record.visibility === 'team' ? 'team' : (input.visibility ?? 'private')
  await announceNote(change, desk, { parent, visibility })
}

/** Deletes a note; it can be brought back for a while. */
export async function deleteNote(change: VersionedChange, desk: Desk, id: string): Promise<void> {
  const { record, parent, target } = await openOwnNote(change, desk, id)
  await changeVersioned(change.db, target, { deleted_at: change.now })
  await putIntoTrash(change, {
    id,
    kind: 'note',
    parent,
    title: readAloud(record.body, record.mentions).replace(/\s+/g, ' ').slice(0, 120),
    ownerId: record.author.id,
    isPrivate: record.visibility === 'private',
  })
  await announceNote(change, desk, { parent, visibility: record.visibility })
}
