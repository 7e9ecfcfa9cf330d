import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { note } from '../contract/note.ts'
import { announceNote } from './announce-note.ts'
import { judgeMentions, tellMentioned } from './mention.ts'
import { holdParts, readOwnParent, tellOfPart, type Desk, type ParentKey } from './parents.ts'

type NewNote = z.infer<typeof note.create>

/**
 * Writes a note down on a record.
 * @returns its id
 */
export async function addNote(
  change: Change,
  desk: Desk,
  { key, input }: { key: ParentKey; input: NewNote },
): Promise<string> {
  const { db, person } = change
  await holdParts(db, desk, key)
  const parent = await readOwnParent(db, { desk, person }, key)
  const added = await judgeMentions(change, desk, { ...input, parent })
  const { id } = await insertRow(db, 'notes', {
    ...toRow(note, input),
    parent_kind: key.kind,
    parent_id: key.id,
    author_id: person.userId ?? '',
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  await change.audit({
    action: 'notes.added',
    entity: 'note',
    entityId: id,
    reference: parent.reference,
    changes: { visibility: [null, input.visibility] },
  })
  await tellMentioned(change, { id, parent, added })
  if (input.visibility === 'team')
    await tellOfPart(change, parent, { action: 'notes.added', also: { entity: 'note', id } })
  await announceNote(change, desk, { parent, visibility: input.visibility })
  return id
}
