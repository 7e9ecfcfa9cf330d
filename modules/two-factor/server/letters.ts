import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { twoFactorEn } from '../contract/strings.en.ts'
import { twoFactorFr } from '../contract/strings.fr.ts'

const words = { en: twoFactorEn, fr: twoFactorFr }

export const factorWords = (language: Language) => translatorOf(words[language], language)

export type FactorLetter =
  | 'appAdded'
  | 'appRemoved'
  | 'smsAdded'
  | 'smsRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'allRemoved'
  | 'codesRenewed'
  | 'recoveryUsed'
  | 'reset'

type Telling = Pick<Change, 'db' | 'send' | 'settings'>

/** Tells the owner of the account what has changed about it, so that a stranger cannot in silence. */
export async function tellOwner(
  { db, send, settings }: Telling,
  userId: string,
  letter: FactorLetter,
): Promise<void> {
  const owner = await db
    .selectFrom('users')
    .select(['email', 'name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const language = owner.language as Language
  const translate = factorWords(language)
  await send({
    channel: 'mail',
    to: owner.email,
    language,
    template: `twoFactor.${letter}`,
    subject: translate(`mail.${letter}.subject`),
    body: translate(`mail.${letter}.body`, { name: owner.name }),
    link: `${settings.publicUrl}/settings/security`,
  })
}
