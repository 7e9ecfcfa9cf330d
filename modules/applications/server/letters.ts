import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { applicationsEn } from '../contract/strings.en.ts'
import { applicationsFr } from '../contract/strings.fr.ts'

const words = { en: applicationsEn, fr: applicationsFr }

export type Letter =
  | 'received'
  | 'invited'
  | 'participantDone'
  | 'informationRequested'
  | 'approved'
  | 'rejected'
  | 'assigned'
  | 'informationReceived'
  | 'decided'

interface Envelope {
  to: string
  language: Language
  link?: string
  dedupeKey?: string
  values: Record<string, string | number>
}

/** Sends one of the module's letters, in the reader's language: strings `mail.{letter}`. */
export async function sendLetter(
  change: Change,
  letter: Letter,
  envelope: Envelope,
): Promise<void> {
  const { to, language, link, dedupeKey, values } = envelope
  const translate = translatorOf(words[language], language)
  await change.send({
    channel: 'mail',
    to,
    language,
    template: `applications.${letter}`,
    subject: translate(`mail.${letter}.subject`, values),
    body: translate(`mail.${letter}.body`, values),
    ...(link && { link }),
    ...(dedupeKey && { dedupeKey }),
  })
}

/** Money as the reader's language writes it. */
export const spokenMoney = (amount: string, language: Language, currency: string) =>
  new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency }).format(
    amount as Intl.StringNumericLiteral,
  )

export const spokenDate = (date: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** A reason code in words. */
export const spokenReason = (code: string, language: Language) =>
  translatorOf(words[language], language)(`choices.reasonCodes.${code}`)
