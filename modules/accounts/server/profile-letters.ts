import type { Language } from '#kit/contract/strings.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { Message } from '#kit/server/outbox.ts'
import { profileEn } from '../contract/profile-strings.en.ts'
import { profileFr } from '../contract/profile-strings.fr.ts'

const words = { en: profileEn, fr: profileFr }

export type ProfileLetter =
  | 'confirmAddress'
  | 'addressAsked'
  | 'addressChanged'
  | 'phoneChanged'
  | 'phoneRemoved'

interface Envelope {
  to: string
  language: Language
  values: Record<string, string>
  link?: string
}

/** A letter about somebody's own account, in that person's language. */
export function profileLetter(letter: ProfileLetter, on: Envelope): Message {
  const translate = translatorOf(words[on.language], on.language)
  return {
    channel: 'mail',
    to: on.to,
    language: on.language,
    template: `accounts.${letter}`,
    subject: translate(`profileMail.${letter}.subject`),
    body: translate(`profileMail.${letter}.body`, on.values),
    ...(on.link && { link: on.link }),
  }
}
