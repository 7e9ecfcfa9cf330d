import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { tooManyRequests } from '#kit/server/problems.ts'
import { settingsOf, type Settings } from '#kit/server/settings.ts'
import { settings as own } from './accounts.settings.ts'

export interface TryLimit {
  key: string
  most: number
  /** Milliseconds. */
  window: number
}

interface Trying {
  email: string
  address: string
  /** The hash of a device in which the owner has signed in before. */
  device: string | null
}

/**
 * What a try at signing in is counted for. A known device of the account has a limit of its own,
 * so that nobody can lock the owner out from elsewhere.
 */
export function limitsOf(settings: Settings, { email, address, device }: Trying): TryLimit[] {
  const burst = {
    most: settingsOf(settings, own).signInTries,
    window: settingsOf(settings, own).signInBurst,
  }
  if (device) return [{ key: `device:${device}:${email}`, ...burst }]
  const network = networkOf(address)
  return [
    {
      key: `address:${network}`,
      most: settingsOf(settings, own).signInAddressTries,
      window: settingsOf(settings, own).signInBurst,
    },
    { key: `account:${email}:${network}`, ...burst },
    {
      key: `account:${email}`,
      most: settingsOf(settings, own).signInAccountTries,
      window: settingsOf(settings, own).signInWindow,
    },
  ]
}

/** Whoever has one IPv6 address has the 2^64 beside it too. */
export const networkOf = (address: string) =>
  address.includes(':') && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address.replace('::ffff:', '')

/**
 * Counts one try, before anything is looked at, so that parallel ones count too. After the most
 * there are comes a wait of the window's length, twice as long each time. Call it outside the
 * transaction of the request, whose failure must not undo the count.
 * @throws 429 with the seconds to wait
 */
export async function countTry(db: Db, settings: Settings, limit: TryLimit): Promise<void> {
  const longest = settingsOf(settings, own).signInLongestWait
  const ms = (amount: unknown) => sql`${amount}::float8 * interval '1 millisecond'`
  const wait = ms(
    sql`least(${longest}::float8, ${limit.window}::float8 * power(2, least(l.waits, 20)))`,
  )
  const { rows } = await sql<{ left: number | null }>`
    insert into sign_in_limits as l (key, failures, window_started_at) values (${limit.key}, 1, clock_now())
    on conflict (key) do update set
      (failures, window_started_at, blocked_until, waits) = (select
        case when s.is_blocked or s.is_full then l.failures when s.is_over then 1 else l.failures + 1 end,
        case when s.is_over then clock_now() else l.window_started_at end,
        case when s.is_blocked then l.blocked_until when s.is_full then clock_now() + ${wait} end,
        case when s.is_blocked then l.waits when s.is_full then l.waits + 1
          when l.blocked_until < clock_now() - ${ms(longest)} then 0 else l.waits end
        from (select b.*, not b.is_blocked and not b.is_over and l.failures >= ${limit.most} as is_full
          from (select coalesce(l.blocked_until > clock_now(), false) as is_blocked,
            coalesce(l.blocked_until <= clock_now(), l.window_started_at <= clock_now() - ${ms(limit.window)}) as is_over) b) s)
    returning ceil(extract(epoch from blocked_until - clock_now()))::int as left`.execute(db)
  const left = rows[0]?.left
  if (left !== null && left !== undefined) throw tooManyRequests(Math.max(1, left))
}

/** The tries turned out to be rightful; an address stays counted for its other tries. */
export async function forgiveTries(db: Db, limits: readonly TryLimit[]): Promise<void> {
  for (const { key } of limits)
    await (
      key.startsWith('address:')
        ? sql`update sign_in_limits set failures = greatest(failures - 1, 0) where key = ${key}`
        : sql`delete from sign_in_limits where key = ${key}`
    ).execute(db)
}
