import type { Change, Db } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { settings as own } from './accounts.settings.ts'

type Proving = Pick<Change, 'person' | 'settings' | 'now'> & { db: Db }

/**
 * Lets a sensitive change pass only if this session proved by password or code a moment ago
 * (`RECENT_PROOF_LIFE`) that it is the person; signing in counts.
 * @throws 428 `proofRequired`, upon which the browser asks and tries again
 */
export async function requireRecentProof({ db, person, settings, now }: Proving): Promise<void> {
  // A program has no session, and proves nothing.
  const session =
    person.sessionId &&
    (await db
      .selectFrom('sessions')
      .select('proved_at')
      .where('id', '=', person.sessionId)
      .executeTakeFirst())
  const provedAt = session ? new Date(session.proved_at).getTime() : 0
  if (now.getTime() - provedAt > settingsOf(settings, own).recentProofLife)
    throw new Problem(428, 'proofRequired')
}

/** Remembers that the person has just proved who they are. */
export const rememberProof = ({ db, person, now }: Proving) =>
  db
    .updateTable('sessions')
    .set({ proved_at: now.toISOString() })
    .where('id', '=', person.sessionId ?? '')
    .execute()
