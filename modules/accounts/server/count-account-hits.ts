import type { ChangeCall } from '#kit/server/call.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { settings as own } from './accounts.settings.ts'

type Asking = Pick<ChangeCall, 'outside' | 'settings' | 'address'>

/**
 * Counts that somebody asks for a mail to an address, whether we know it or not. What others ask
 * for cannot keep the owner out: each mail that they caused holds a link that works.
 * @throws 429 with the seconds to wait
 */
export async function countAskedMail({ outside, settings, address }: Asking, email: string) {
  const seconds = settingsOf(settings, own).accountWindow / 1000
  const limits = [
    { key: `account-mail:${email}:${address}`, most: settingsOf(settings, own).accountMails },
    { key: `account-mail:${email}`, most: settingsOf(settings, own).accountMailsPerAccount },
    { key: `account-mail:${address}`, most: settingsOf(settings, own).accountMailsPerAddress },
  ]
  for (const limit of limits) await countHit(outside, { ...limit, seconds })
}

/** Counts that somebody follows a secret link. @throws 429 with the seconds to wait */
export const countLinkTry = ({ outside, settings, address }: Asking) =>
  countHit(outside, {
    key: `account-link:${address}`,
    most: settingsOf(settings, own).accountLinkTries,
    seconds: settingsOf(settings, own).accountWindow / 1000,
  })
