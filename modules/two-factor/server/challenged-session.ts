import { sql } from 'kysely'
import type { ChangeCall } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { secretHash } from '#kit/server/secrets.ts'
import { endSession } from '#modules/accounts/server/sessions.ts'

export interface Challenged {
  sessionId: string
  id: string
  name: string
  email: string
}

/**
 * Whose second step a token stands for.
 * @throws 409 `challengeExpired`, whether it is over, was given already, or never was
 */
export async function challengedBy(
  { db }: Pick<ChangeCall, 'db'>,
  token: string,
): Promise<Challenged> {
  const session = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id as sessionId', 'u.id', 'u.name', 'u.email'])
    .where('s.token_hash', '=', secretHash(token))
    .where('s.challenged', '=', true)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', sql<string>`clock_now()`)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
  if (!session) throw new Problem(409, 'challengeExpired')
  return session
}

/** The second step was given; of many at the same moment one goes on. @throws 409 */
export async function endChallenge({ db }: Pick<ChangeCall, 'db'>, challenged: Challenged) {
  const [ended] = await endSession(db, challenged.sessionId)
  if (!ended?.numUpdatedRows) throw new Problem(409, 'challengeExpired')
}
