import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { provenEmail } from './register-participant.ts'

/**
 * The participant of an address, if it is one person's alone and no user is connected yet. Where a link
 * was mailed there, others that merely name it do not count.
 */
export async function participantOfAddress(db: Db, email: string): Promise<string | null> {
  const found = await readParticipantOfAddress(db, email)
  return found?.id ?? null
}

export async function readParticipantOfAddress(
  db: Db,
  email: string,
): Promise<{ id: string; name: string; language: Language } | null> {
  const rows = await db
    .selectFrom('participants as p')
    .leftJoin('users as u', 'u.participant_id', 'p.id')
    .select(['p.id', 'p.first_name', 'p.last_name', 'p.language', 'u.id as user_id'])
    .select(sql<boolean>`${provenEmail('p')} = p.email`.as('is_proven'))
    .where('p.email', '=', email)
    .orderBy('is_proven', 'desc')
    .limit(2)
    .execute()
  const [row, other] = rows
  if (!row || other?.is_proven === row.is_proven || row.user_id) return null
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    language: row.language as Language,
  }
}
