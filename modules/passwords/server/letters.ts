import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { passwordsEn } from '../contract/strings.en.ts'
import { passwordsFr } from '../contract/strings.fr.ts'

const words = { en: passwordsEn, fr: passwordsFr }

export interface Owner {
  email: string
  name: string
  language: Language
}

/** Writes to the owner of an account: strings `mail.{letter}`. */
export async function sendLetter(
  { send, settings }: Pick<Change, 'send' | 'settings'>,
  letter: 'reset' | 'changed',
  { owner, path }: { owner: Owner; path: string },
): Promise<void> {
  const translate = translatorOf(words[owner.language], owner.language)
  const values = {
    name: owner.name,
    title: settings.appTitle,
    minutes: Math.round(settings.resetLinkLife / 60_000),
  }
  await send({
    channel: 'mail',
    to: owner.email,
    language: owner.language,
    template: `passwords.${letter}`,
    subject: translate(`mail.${letter}.subject`, values),
    body: translate(`mail.${letter}.body`, values),
    link: `${settings.publicUrl}${path}`,
  })
}
