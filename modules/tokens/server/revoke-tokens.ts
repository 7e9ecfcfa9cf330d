import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'
import { notFound, Problem } from '#kit/server/problems.ts'
import { requireUserBelow } from '#modules/users/server/user-below.queries.ts'

/** @throws 404 for a token of somebody else, or one that works no more */
export async function revokeToken(change: Change, id: string): Promise<void> {
  const names = await revoke(change, change.person.userId ?? '', id)
  if (names.length === 0) throw notFound()
}

/** Of somebody else all that work. @throws 403 for whoever stands above, 409 where there are none */
export async function revokeTokensOf(change: Change, userId: string): Promise<number> {
  await requireUserBelow(change.db, userId, change.person)
  const names = await revoke(change, userId)
  if (names.length === 0) throw new Problem(409, 'noTokens')
  return names.length
}

/** They are refused from the next call on. */
async function revoke(change: Change, userId: string, id?: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update api_tokens set revoked_at = clock_now()
    where user_id = ${userId} and revoked_at is null and expires_at > clock_now()
      and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
    returning name`.execute(change.db)
  const names = rows.map(({ name }) => name)
  await change.audit(
    ...names.map((name) => ({
      action: 'accounts.tokenRevoked',
      entity: 'user',
      entityId: userId,
      changes: { apiToken: [name, null] as [unknown, unknown] },
    })),
  )
  if (names.length > 0) await change.announce(personalEvent('api-tokens', userId))
  return names
}
