import { sql, type RawBuilder } from 'kysely'
import type { Settings } from './settings.ts'

/** Parameters in which links carry what lets in whoever has it. */
const secretParameters = ['token', 'draft', 'unlock']
/** As long as 256 random bits are: no id is, and no word of a path. */
const token = /^[\w-]{43}$/

/** What lets in whoever reads a message: a code given as such, or the token of its link. */
export function secretIn({ secret, link }: { secret?: string; link?: string }): string | null {
  if (secret || !link) return secret ?? null
  const { searchParams, pathname } = new URL(link)
  const given = secretParameters.map((name) => searchParams.get(name)).find(Boolean)
  return given ?? pathname.split('/').find((part) => token.test(part)) ?? null
}

/** Whether messages leave the house; where they do not, the outbox is the place to read them. */
export const leaves = (
  { smtpUrl, smsUrl }: Pick<Settings, 'smtpUrl' | 'smsUrl'>,
  channel: string,
): boolean => Boolean(channel === 'mail' ? smtpUrl : smsUrl)

/** What stands where a secret was. */
export const mask = '••••••'

/** A text of `outbox_messages` with dots in place of the secret. */
export const withoutSecret = (text: RawBuilder<unknown>, secret = sql`secret`) =>
  sql<string>`replace(${text}, coalesce(${secret}, ''), ${mask})`
