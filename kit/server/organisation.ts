import type { Language } from '#kit/contract/strings.ts'
import type { Organisation } from '#kit/contract/organisation.ts'
import type { Db } from './call.ts'
import { kitTranslator } from './messages.ts'
import type { Message } from './outbox.ts'
import type { Settings } from './settings.ts'

/**
 * Reads what holds for the organisation now. It is read whenever it is needed and kept nowhere, so
 * that every process knows of a change at once.
 */
export type ReadOrganisation = (db: Db, settings: Settings) => Promise<Organisation>

/** To make one takes far longer than to use it. */
const madeOnce = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = made.get(timeZone)
    if (known) return known
    const format = new Intl.DateTimeFormat('en-CA', { ...options, timeZone })
    made.set(timeZone, format)
    return format
  }
}

const daysIn = madeOnce({ year: 'numeric', month: '2-digit', day: '2-digit' })
const hoursIn = madeOnce({ hour: '2-digit', hourCycle: 'h23' })
const timesIn = madeOnce({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

type Zoned = Pick<Organisation, 'timeZone'>

/** The calendar day at a moment, `YYYY-MM-DD`, where the organisation is. In SQL: `organisation_today()`. */
export const dayOf = ({ timeZone }: Zoned, moment: Date): string => daysIn(timeZone).format(moment)

/** The hour of the day at a moment, 0 to 23, where the organisation is. */
export const hourOf = ({ timeZone }: Zoned, moment: Date): number =>
  Number(hoursIn(timeZone).format(moment))

/** The time of day at a moment, `HH:MM`, where the organisation is. */
export const timeOf = ({ timeZone }: Zoned, moment: Date): string =>
  timesIn(timeZone).format(moment)

/** Letters end with who sends them and where to ask; text messages are short and do not. */
export function signed(message: Message, organisation: Organisation, reference = ''): Message {
  const signature = signatureOf(organisation, message.language, reference)
  if (message.channel !== 'mail' || !signature) return message
  return { ...message, body: `${message.body}\n\n${signature}` }
}

function signatureOf(organisation: Organisation, language: Language, reference: string) {
  const { name, postalAddress, contactEmail } = organisation
  const translate = kitTranslator(language)
  const foot =
    contactEmail && translate('mail.foot', { contactEmail, reference: reference || 'none' })
  const sender = name && [name[language], postalAddress].filter(Boolean).join('\n')
  return [foot, sender].filter(Boolean).join('\n\n')
}
