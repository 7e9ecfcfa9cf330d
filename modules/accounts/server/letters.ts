import type { Language } from '#kit/contract/strings.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { Message } from '#kit/server/outbox.ts'
import { accountsEn } from '../contract/strings.en.ts'
import { accountsFr } from '../contract/strings.fr.ts'

const words = { en: accountsEn, fr: accountsFr }

interface Envelope {
  to: string
  name: string
  language: Language
  link: string
}

/** A letter of the module, in its reader's language: strings `mail.{letter}`. */
export function accountLetter(
  letter: 'signInStopped',
  { to, name, language, link }: Envelope,
): Message {
  const translate = translatorOf(words[language], language)
  return {
    channel: 'mail',
    to,
    language,
    template: `accounts.${letter}`,
    subject: translate(`mail.${letter}.subject`),
    body: translate(`mail.${letter}.body`, { name }),
    link,
  }
}
