import type { Language } from '#kit/contract/strings.ts'
import type { Organisation } from '#kit/contract/organisation.ts'
import type { Db } from './call.ts'
import type { Message } from './outbox.ts'
import type { Settings } from './settings.ts'

/**
 * Reads what holds for the organisation now. It is read whenever it is needed and kept nowhere, so
 * that every process knows of a change at once.
 */
export type ReadOrganisation = (db: Db, settings: Settings) => Promise<Organisation>

/** The calendar day at a moment, `YYYY-MM-DD`, where the organisation is. */
export function dayOf({ timeZone }: Organisation, moment: Date): string {
  const day = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en', day).formatToParts(moment)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Letters end with who sends them; text messages are short and do not. */
export function signed(message: Message, organisation: Organisation): Message {
  const signature = signatureOf(organisation, message.language)
  if (message.channel !== 'mail' || !signature) return message
  return { ...message, body: `${message.body}\n\n${signature}` }
}

function signatureOf({ name, postalAddress, contactEmail }: Organisation, language: Language) {
  if (!name) return null
  return [name[language], postalAddress, contactEmail].filter(Boolean).join('\n')
}
