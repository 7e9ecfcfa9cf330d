import type { Db, Looking } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import {
  loadApplication,
  type LoadedApplication,
} from '#modules/applications/server/application.queries.ts'
import { recipientOf } from '#modules/information-requests/server/askable.ts'
import { daysAfterEnd, type Conversation } from '../contract/message.ts'
import { isClosed, isWaiting, messagesOf } from './conversation.queries.ts'
import { mayWriteTo, seenSides } from './sides-of.ts'

/** What was written with each side that the person sees. */
export async function listConversations(looking: Looking, id: string): Promise<Conversation[]> {
  const loaded = await loadApplication(looking, id)
  const sides = seenSides(looking.person, loaded)
  return Promise.all(sides.map((side) => readConversation(looking, loaded, side)))
}

/** One of them, for somebody who sees it. */
export async function readConversation(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  loaded: LoadedApplication,
  side: Side,
): Promise<Conversation> {
  const { id } = loaded
  const isStaff = person.type === 'staff'
  const to = isStaff ? await recipientOf(db, id, side) : null
  return {
    side,
    name: to?.name ?? null,
    email: to?.email ?? null,
    language: to?.language ?? null,
    isWaiting: isStaff && (await isWaiting(db, { id, side })),
    silence: await silenceOf(db, { person, loaded, side, isReached: !isStaff || to !== null }),
    messages: await messagesOf(db, { id, side, isStaff }),
  }
}

interface Writing {
  person: Person
  loaded: LoadedApplication
  side: Side
  isReached: boolean
}

async function silenceOf(
  db: Db,
  { person, loaded, side, isReached }: Writing,
): Promise<Conversation['silence']> {
  if (!mayWriteTo(person, loaded, side)) return 'notPermitted'
  if (!isReached) return 'participantMissing'
  const isOver =
    person.type !== 'staff' && (await isClosed(db, { id: loaded.id, side, days: daysAfterEnd }))
  return isOver ? 'conversationClosed' : null
}
