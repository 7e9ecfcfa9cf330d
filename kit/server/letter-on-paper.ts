import type { Letter, LetterAudiences, LetterText } from '#kit/contract/define-letters.ts'
import type { Organisation } from '#kit/contract/organisation.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from './call.ts'
import { spokenDate, type Spoken } from './letter-facts.ts'
import { secretIn } from './message-secrets.ts'
import { kitTranslator } from './messages.ts'
import type { Message } from './outbox.ts'
import type { Settings } from './settings.ts'

/** A letter that is kept on paper, as its reader's language says it. */
export interface PaperLetter extends Pick<
  Change,
  'db' | 'now' | 'settings' | 'startJob' | 'announce'
> {
  letter: Letter
  versionId: string
  organisation: Organisation
  language: Language
  /** Whom it goes to, and where. */
  name: string
  email: string
  reader: keyof LetterAudiences | null
  record: { entity: string; id: string }
  /** The words of the mail, without its foot. */
  said: LetterText
  /** Its facts by name; what lets somebody in is none of them. */
  facts: Spoken
  /** What the mail's button says and opens; null where it would let somebody in. */
  button: { text: string; url: string } | null
  /** Where the mail leads; null where that would let somebody in, or it leads nowhere. */
  link: string | null
  /** It has one that lets somebody in, which is in the mail alone. */
  isLinkInMail: boolean
}

/** Leads whoever cannot sign in to the letter that was kept. */
export interface MailedLink {
  path: `/${string}`
  /** The last day on which it does, `YYYY-MM-DD`. */
  until: string
  /** Where an account is made, where the letter is to be answered. */
  account?: `/${string}`
}

/** Keeps a letter in the change that writes it. @returns the link that its mail needs, if any */
export type OnPaper = (paper: PaperLetter) => Promise<MailedLink | null>

const secretKinds: readonly unknown[] = ['secretLink', 'code']

/** Whether a letter brings what lets in whoever has it. */
export const bringsSecret = ({ declared }: Letter): boolean =>
  Object.values(declared.facts).some((kind) => secretKinds.includes(kind))

/** Whether the link of a message opens the letter that was kept of it, not what the letter is about. */
export const opensLetter = (letter: Letter, { link }: { link: string | null }): boolean =>
  Boolean(letter.declared.paper && link && !bringsSecret(letter) && secretIn({ link }))

/** The mail of a letter whose reader cannot sign in: its button opens that letter alone. */
export function leading(
  message: Message,
  { path, until, account }: MailedLink,
  { publicUrl }: Settings,
): Message {
  const { language, body, link } = message
  const say = kitTranslator(language)
  const said = [
    say('mail.letterUntil', { until: spokenDate(until, language) }),
    link && !account && say('mail.inPortal', { link }),
  ]
  const answering =
    link && account && say('mail.answerInPortal', { link, account: publicUrl + account })
  return {
    ...message,
    body: [body, said.filter(Boolean).join(' '), answering].filter(Boolean).join('\n\n'),
    link: `${publicUrl}${path}`,
  }
}
