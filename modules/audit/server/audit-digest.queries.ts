import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** An entry of the log, as a digest of it names it. */
export interface DigestEntry {
  id: string
  at: string
  actorName: string
  actorRole: string | null
  action: string
  reference: string | null
  /** Of a refusal: the call. */
  reason: string | null
}

export interface Digest {
  total: number
  newest: DigestEntry[]
}

/** Entries of an action since a moment: how many, and the newest of them. */
export async function readDigest(
  db: Db,
  { actions, since, most }: { actions: readonly string[]; since: Date; most: number },
): Promise<Digest> {
  const among = sql`a.action in (${sql.join([...actions])}) and a.at >= ${since}`
  const { rows } = await sql<{ total: number; newest: DigestEntry[] }>`
    select (select count(*)::int from audit_log a where ${among}) as total,
      (select coalesce(jsonb_agg(e), '[]') from (
        select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, a.actor_name as "actorName", a.actor_role as "actorRole", a.action,
          a.reference, a.reason
        from audit_log a where ${among} order by a.at desc, a.id desc limit ${most}) e) as newest`.execute(
    db,
  )
  return rows[0] ?? { total: 0, newest: [] }
}

/** How people got in since a moment, and did not. */
export async function countSignIns(db: Db, since: Date) {
  const of = (action: string) =>
    sql`(select count(*)::int from audit_log where action = ${action} and at >= ${since})`
  const { rows } = await sql<{ succeeded: number; failed: number }>`
    select ${of('accounts.signIn')} as succeeded, ${of('accounts.signInFailed')} as failed`.execute(
    db,
  )
  return rows[0] ?? { succeeded: 0, failed: 0 }
}

export interface SealState {
  sealed: number
  /** The moment of the youngest entry that is sealed. */
  upTo: string | null
  /** Since when an entry has waited for its seal; null where none does. */
  waitsSince: string | null
}

/** How far the log is sealed. Entries are sealed in their order, so what waits comes after. */
export async function readSealState(db: Db): Promise<SealState> {
  const { rows } = await sql<SealState>`
    select coalesce(max(s.position), 0)::int as sealed,
      (select a.at from audit_log a where a.sequence = max(s.audit_sequence)) as "upTo",
      (select a.at from audit_log a where a.sequence > coalesce(max(s.audit_sequence), 0)
        order by a.sequence limit 1) as "waitsSince"
    from audit_seals s`.execute(db)
  return rows[0] ?? { sealed: 0, upTo: null, waitsSince: null }
}

/** Entries are sealed every minute, once they are a minute old. */
const sealedWithin = 5 * 60_000

/** Whether an entry has waited longer for its seal than it should. */
export const isSealBehind = (waitsSince: string | null, now: Date): boolean =>
  waitsSince !== null && now.getTime() - Date.parse(waitsSince) > sealedWithin
