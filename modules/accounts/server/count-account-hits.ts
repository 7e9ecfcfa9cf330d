import type { ChangeCall } from '#kit/server/call.ts'
import { countHit } from '#kit/server/rate-limit.ts'

type Asking = Pick<ChangeCall, 'outside' | 'settings' | 'address'>

/**
 * Counts that somebody asks for a mail to an address, whether we know it or not. What others ask
 * for cannot keep the owner out: each mail that they caused holds a link that works.
 * @throws 429 with the seconds to wait
 */
export async function countAskedMail({ outside, settings, address }: Asking, email: string) {
  const seconds = settings.accountWindow / 1000
  const limits = [
    { key: `account-mail:${email}:${address}`, most: settings.accountMails },
    { key: `account-mail:${email}`, most: settings.accountMailsPerAccount },
    { key: `account-mail:${address}`, most: settings.accountMailsPerAddress },
  ]
  for (const limit of limits) await countHit(outside, { ...limit, seconds })
}

/** Counts that somebody follows a secret link. @throws 429 with the seconds to wait */
export const countLinkTry = ({ outside, settings, address }: Asking) =>
  countHit(outside, {
    key: `account-link:${address}`,
    most: settings.accountLinkTries,
    seconds: settings.accountWindow / 1000,
  })
