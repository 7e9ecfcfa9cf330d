import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Permissions } from '#kit/server/permissions.ts'
import { methodsOf } from '#modules/accounts/server/second-factors.queries.ts'
import { mostTokens } from '../contract/token.ts'
import { actionsByScopes, areaOf, levelsOf, tokenAreas } from '../contract/token-reach.ts'
import type { Token } from '../contract/tokens.endpoints.ts'

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Those of a user, newest first; of one that is over a year has gone by, nothing is told any more. */
export async function readTokens(db: Db, userId: string, id?: string): Promise<Token[]> {
  const { rows } = await sql<Token>`
    select t.id, t.name, t.scopes, t.last_four as "lastFour",
      case when t.revoked_at is not null then 'revoked' when t.expires_at <= clock_now() then 'expired'
        else 'active' end as state,
      ${instant('t.created_at')} as "madeAt",
      ((t.expires_at at time zone organisation_zone()) - interval '1 second')::date::text as "expiresOn",
      ${instant('t.last_used_at')} as "lastUsedAt", t.last_used_address as "lastUsedAddress",
      ${instant('t.revoked_at')} as "revokedAt"
    from api_tokens t
    where t.user_id = ${userId} and (${id ?? null}::uuid is null or t.id = ${id ?? null}::uuid)
    order by t.created_at desc, t.id desc`.execute(db)
  return rows
}

export type TokenRefusal = 'tokensOff' | 'twoFactorNeeded' | 'tooManyTokens'

/** Why a user can make no token now; null when they can. */
export async function refusalToMake(db: Db, userId: string): Promise<TokenRefusal | null> {
  const { rows } = await sql<{ allowed: string; active: number }>`
    select g.api_tokens as allowed, (select count(*)::int from api_tokens t
      where t.user_id = ${userId} and t.revoked_at is null and t.expires_at > clock_now()) as active
    from general_settings g`.execute(db)
  const { allowed = 'off', active = 0 } = rows[0] ?? {}
  if (allowed === 'off') return 'tokensOff'
  if (allowed === 'withTwoFactor' && (await methodsOf(db, userId)).length === 0)
    return 'twoFactorNeeded'
  return active >= mostTokens ? 'tooManyTokens' : null
}

/** Where somebody may do something, and so may a token on their behalf. */
export const areasFor = (permissions: Permissions) =>
  tokenAreas
    .map((area) => ({
      area,
      levels: levelsOf(area).filter((level) =>
        [...actionsByScopes([`${area}:${level}`])].some(
          ([subject, actions]) =>
            areaOf(subject) === area &&
            actions.some(
              (action) =>
                (level === 'read') === ['view', 'export'].includes(action) &&
                permissions.allows({ action, subject }),
            ),
        ),
      ),
    }))
    .filter(({ levels }) => levels.length > 0)
