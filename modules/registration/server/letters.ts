import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { registrationEn } from '../contract/strings.en.ts'
import { registrationFr } from '../contract/strings.fr.ts'

const words = { en: registrationEn, fr: registrationFr }

export type Letter = 'confirm' | 'known' | 'invited' | 'prepared' | 'employeePassword'

interface Envelope {
  to: string
  language: Language
  name: string
  /** A path of this installation, with its query. */
  path: string
  values?: Record<string, string | number>
}

/** Sends one of the module's letters: strings `mail.{letter}`. */
export async function sendLetter(
  { send, settings }: Pick<Change, 'send' | 'settings'>,
  letter: Letter,
  { to, language, name, path, values }: Envelope,
): Promise<void> {
  const translate = translatorOf(words[language], language)
  const all = {
    name,
    title: settings.appTitle,
    hours: Math.max(1, Math.round(settings.verificationLinkLife / 3_600_000)),
    days: Math.max(1, Math.round(settings.invitationLife / 86_400_000)),
    ...values,
  }
  await send({
    channel: 'mail',
    to,
    language,
    template: `registration.${letter}`,
    subject: translate(`mail.${letter}.subject`, all),
    body: translate(`mail.${letter}.body`, all),
    link: `${settings.publicUrl}${path}`,
  })
}
