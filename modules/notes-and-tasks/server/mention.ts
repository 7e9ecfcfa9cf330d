import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { mentionedIn, mostMentioned } from '../contract/mentions.ts'
import { notesLetters } from '../contract/notes.letters.ts'
import { recordAddress } from '../contract/record-address.ts'
import { isSeenBy, type Desk, type Parent } from './parents.ts'

interface Written {
  body: string
  visibility: string
  parent: Parent
  /** Whom the text has mentioned so far. */
  before?: string
}

/**
 * Whom a text mentions beside whom it has mentioned before.
 * @throws 422 at `body` where that is somebody who may not read it
 */
export async function judgeMentions(
  change: Change,
  desk: Desk,
  { body, visibility, parent, before = '' }: Written,
): Promise<string[]> {
  const all = mentionedIn(body)
  if (all.length > mostMentioned)
    throw invalidField('body', 'mentionsMany', { most: mostMentioned })
  const known = new Set(mentionedIn(before))
  const added = all.filter((id) => !known.has(id))
  const own = change.person.userId
  if (visibility === 'private' && added.some((id) => id !== own))
    throw invalidField('body', 'mentionPrivate')
  for (const id of added) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    const person = await readPerson(change.db, desk.subjects, id)
    if (person?.type !== 'staff' || !isSeenBy(desk, person, parent))
      throw invalidField('body', 'mentionStranger')
  }
  return added
}

/** Tells people that a note mentions them, of each note once, and nobody of what they wrote themselves. */
export async function tellMentioned(
  change: Change,
  { id, parent, added }: { id: string; parent: Parent; added: readonly string[] },
): Promise<void> {
  if (added.length === 0) return
  const { rows } = await sql<{ userId: string }>`
    insert into note_mentions (note_id, user_id)
    select ${id}, u.id from users u where u.id = any(${[...added]}::uuid[]) order by u.id
    on conflict do nothing returning user_id as "userId"`.execute(change.db)
  for (const { userId } of rows)
    if (userId !== change.person.userId)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await change.letter(
        notesLetters.mentioned,
        { userId },
        {
          record: id,
          author: change.person.name,
          about: parent.name,
          reference: parent.reference,
          link: recordAddress(parent),
        },
      )
}
