import type { Change } from '#kit/server/call.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { endSessionsOf } from '#modules/accounts/server/sessions.ts'
import { methodsOf } from '#modules/accounts/server/second-factors.queries.ts'
import { twoFactorLetters } from '../contract/two-factor.letters.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'
import { forgetSmsCodes } from './send-sms-code.ts'

/** A second factor that another module keeps. */
interface KeptFactor {
  /** Deletes what is stored of it, nothing else. */
  forget(change: Pick<Change, 'db'>, userId: string): Promise<unknown>
}
export type KeptFactors = readonly KeptFactor[]

declare module '#kit/server/server-module.ts' {
  interface Offers {
    keptFactors: KeptFactor
  }
}

/** Tells the owner which factor is gone. */
export type RemovedFactor = 'appRemoved' | 'smsRemoved' | 'passkeyRemoved' | 'allRemoved'

const letters = { authApp: 'appRemoved', sms: 'smsRemoved' } as const

/** Takes one factor away, or with none named all of them: two-factor authentication is off then. */
export async function removeMethods(
  change: Change,
  elsewhere: KeptFactors,
  method: 'authApp' | 'sms' | undefined,
): Promise<void> {
  await requireRecentProof(change)
  const userId = change.person.userId ?? ''
  const had = await methodsOf(change.db, userId)
  if (method ? !had.includes(method) : !had.length) return
  if (method) await forgetMethod(change, userId, method)
  else await forgetMethods(change, userId, elsewhere)
  await factorRemoved(change, method ? letters[method] : 'allRemoved')
}

/** What follows when a factor is gone: the last one takes the recovery codes with it. */
export async function factorRemoved(change: Change, letter: RemovedFactor): Promise<void> {
  const { db, person, audit } = change
  const userId = person.userId ?? ''
  if (!(await methodsOf(db, userId)).length) await forgetRecoveryCodes(db, userId)
  await endSessionsOf(db, userId, { except: person.sessionId })
  await audit({
    action: 'accounts.twoFactorRemoved',
    entity: 'user',
    entityId: userId,
    changes: { method: [letter.replace('Removed', ''), null] },
  })
  await change.letter(twoFactorLetters[letter], { userId }, { record: userId })
}

/** Deletes what is stored of all factors, nothing else. */
export async function forgetMethods(
  { db }: Pick<Change, 'db'>,
  userId: string,
  elsewhere: KeptFactors,
): Promise<void> {
  await db.deleteFrom('two_factor_methods').where('user_id', '=', userId).execute()
  await forgetSmsCodes({ db }, userId)
  for (const { forget } of elsewhere) await forget({ db }, userId)
}

async function forgetMethod(
  { db }: Pick<Change, 'db'>,
  userId: string,
  method: 'authApp' | 'sms',
): Promise<void> {
  await db
    .deleteFrom('two_factor_methods')
    .where('user_id', '=', userId)
    .where('method', '=', method)
    .execute()
  if (method === 'sms') await forgetSmsCodes({ db }, userId)
}
