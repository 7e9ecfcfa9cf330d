import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import type { System } from '#kit/server/change.ts'
import type { Identify, Identity } from '#kit/server/identity.ts'
import { Problem } from '#kit/server/problems.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { secretHash } from '#kit/server/secrets.ts'
import { settingsOf } from '#kit/server/settings.ts'
import {
  isPasswordTooOld,
  personOf,
  type PersonRow,
} from '#modules/accounts/server/accounts.queries.ts'
import { tokensWords } from '../contract/words.ts'
import { narrowed } from './narrowed.ts'
import { isApiToken, isWellFormed } from './token-format.ts'
import { refusalOf } from './token-refusal.ts'
import { settings as own } from './tokens.settings.ts'

type Identifying = Pick<System, 'database' | 'outside' | 'settings'>

/** Sessions and API tokens, each by what they look like. */
export const identifyEither =
  (bySession: Identify, byToken: Identify): Identify =>
  (bearer, caller) =>
    isApiToken(bearer) ? byToken(bearer, caller) : bySession(bearer, caller)

/**
 * Looks up an API token: one indexed read, and one that counts the call. The person is who owns it, as
 * they are at this moment; what they may is narrowed to the scopes.
 */
export function identifyToken(
  { database, outside, settings }: Identifying,
  subjects: Record<string, SubjectDeclaration>,
): Identify {
  const { apiTokenCalls: most } = settingsOf(settings, own)
  return async (token, { address }): Promise<Identity> => {
    const row = isWellFormed(token) ? await readToken(database, token) : undefined
    if (!row) throw unusable('tokenUnknown')
    if (row.refusal) throw unusable(row.refusal)
    await countHit(outside, { key: `api-token:${row.token_id}`, most, seconds: 60 })
    if (row.used_long_ago) await noteUse(outside, row.token_id, address)
    const owner = personOf(row, subjects)
    const permissions = narrowed(owner.permissions, row.scopes)
    return {
      person: { ...owner, via: row.token_name, permissions },
      passwordExpired: row.must_change_password || isPasswordTooOld(row, settings),
      challenged: false,
      refusal: (endpoint) => refusalOf({ scopes: row.scopes, permissions }, endpoint),
    }
  }
}

interface TokenRow extends PersonRow {
  token_id: string
  token_name: string
  scopes: string[]
  used_long_ago: boolean
  must_change_password: boolean
  password_age_days: number | null
  /** Why it is not accepted any more, or not now. */
  refusal: string | null
}

async function readToken(database: Kysely<Database>, token: string) {
  const { rows } = await sql<TokenRow>`
    select t.id as token_id, t.name as token_name, t.scopes, null as session_id,
      coalesce(t.last_used_at < clock_now() - interval '1 minute', true) as used_long_ago,
      case when t.revoked_at is not null then 'tokenRevoked'
        when t.expires_at <= clock_now() then 'tokenExpired'
        when t.created_at < u.password_changed_at then 'tokenOutlived'
        when g.api_tokens = 'off' then 'tokensOff'
        when u.status <> 'active' then 'tokenOwnerAway'
        when g.api_tokens = 'withTwoFactor'
          and not exists (select from two_factor_methods where user_id = u.id)
          and not exists (select from passkeys where user_id = u.id) then 'twoFactorNeeded' end as refusal,
      u.id, u.email, u.name, u.type, u.language, r.name as role, r.rules, u.employer_id, u.participant_id,
      u.team_id, u.must_change_password,
      extract(day from clock_now() - u.password_changed_at)::int as password_age_days,
      array(select program_id::text from user_programs where user_id = u.id) as program_ids
    from api_tokens t join users u on u.id = t.user_id join roles r on r.id = u.role_id
      cross join general_settings g
    where t.token_hash = ${secretHash(token)}`.execute(database)
  return rows[0]
}

/** At most once a minute. */
const noteUse = (outside: Kysely<Database>, id: string, address: string) =>
  sql`update api_tokens set last_used_at = clock_now(), last_used_address = ${address}
    where id = ${id} and coalesce(last_used_at < clock_now() - interval '1 minute', true)`.execute(
    outside,
  )

/** Whoever holds a token that there was is told what became of it; others only that there is none such. */
const unusable = (code: string) =>
  new Problem(401, code, {
    words: tokensWords,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
