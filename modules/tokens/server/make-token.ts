import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'
import { invalidField, Problem } from '#kit/server/problems.ts'
import { secretHash } from '#kit/server/secrets.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { mostDays, type apiToken } from '../contract/token.ts'
import { tokensLetters } from '../contract/tokens.letters.ts'
import { refusalToMake } from './token.queries.ts'
import { makeApiToken } from './token-format.ts'

type NewToken = z.infer<typeof apiToken.create>

/**
 * A token by which a program calls on behalf of the person.
 * @returns its id, and the token itself, which is kept nowhere
 * @throws 428 without a recent proof, 409 where none can be made, 422 for a day that is too far
 */
export async function makeToken(change: Change, { name, scopes, expiresOn }: NewToken) {
  const { db, person, audit, announce } = change
  const userId = person.userId ?? ''
  await requireRecentProof(change)
  await sql`select 1 from users where id = ${userId} for no key update`.execute(db)
  const refusal = await refusalToMake(db, userId)
  if (refusal) throw new Problem(409, refusal)
  await refuseDay(change, expiresOn)
  const secret = makeApiToken()
  const { id } = await db
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      name,
      scopes: [...new Set(scopes)],
      token_hash: secretHash(secret),
      last_four: secret.slice(-4),
      expires_at: sql<string>`(${expiresOn}::date + 1)::timestamp at time zone organisation_zone()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit({
    action: 'accounts.tokenMade',
    entity: 'user',
    entityId: userId,
    changes: { apiToken: [null, name] },
  })
  await change.letter(tokensLetters.made, { userId }, { record: id, token: name, day: expiresOn })
  await announce(personalEvent('api-tokens', userId))
  return { id, secret }
}

async function refuseDay(change: Change, day: string) {
  const today = await change.today()
  const last = new Date(Date.parse(today) + mostDays * 86_400_000).toISOString().slice(0, 10)
  if (day < today) throw invalidField('expiresOn', 'tokenDayOver')
  if (day > last) throw invalidField('expiresOn', 'tokenDayTooFar')
}
