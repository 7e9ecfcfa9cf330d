import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { settingsOf, type Settings } from '#kit/server/settings.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'

/** Passkeys belong to the public address, wherever the request came in. */
export const ownSite = ({ publicUrl }: Settings) => {
  const { origin, hostname } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

/** Remembers what an authenticator was asked to sign: by whom, and null for signing in. */
export async function rememberChallenge(
  db: Db,
  settings: Settings,
  { challenge, userId }: { challenge: string; userId: string | null },
): Promise<void> {
  const life = sql<string>`clock_now() + ${settingsOf(settings, signingIn).challengeLife}::float8 * interval '1 millisecond'`
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: life })
    .execute()
  await db
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', sql<string>`clock_now()`)
    .execute()
}

/**
 * Takes the challenge that an answer names, once, even if the call fails afterwards.
 * @throws 409 `passkeyRefused` when it was not asked, or asked of somebody else
 */
export async function takeChallenge(
  outside: Db,
  clientDataJSON: string,
  userId: string | null,
): Promise<string> {
  const taken = await outside
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challengeIn(clientDataJSON))
    .where(sql<boolean>`user_id is not distinct from ${userId}`)
    .where('expires_at', '>', sql<string>`clock_now()`)
    .returning('challenge')
    .executeTakeFirst()
  if (!taken) throw new Problem(409, 'passkeyRefused')
  return taken.challenge
}

function challengeIn(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
    return String((JSON.parse(text) as { challenge?: unknown }).challenge)
  } catch {
    throw new Problem(409, 'passkeyRefused')
  }
}
