import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { usersEn } from '../contract/strings.en.ts'
import { usersFr } from '../contract/strings.fr.ts'

const words = { en: usersEn, fr: usersFr }

interface Envelope {
  to: string
  language: Language
  link: string
  values: Record<string, string | number>
}

/** Sends one of the module's letters, in the reader's language: strings `mail.{letter}`. */
export async function sendLetter(
  change: Change,
  letter: 'handedOver',
  { to, language, link, values }: Envelope,
): Promise<void> {
  const translate = translatorOf(words[language], language)
  await change.send({
    channel: 'mail',
    to,
    language,
    template: `users.${letter}`,
    subject: translate(`mail.${letter}.subject`, values),
    body: translate(`mail.${letter}.body`, values),
    link,
  })
}
