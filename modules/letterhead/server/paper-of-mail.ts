import type { Language } from '#kit/contract/strings.ts'
import { spokenDate, type Spoken } from '#kit/server/letter-facts.ts'
import type { Block } from '#kit/server/paper/paper.ts'
import { paperWords, type KeptLetterhead, type KeptPaper } from './kept-paper.ts'
import { blocksOfMail } from './mail-blocks.ts'

/** A mail as its reader's language says it. */
export interface SaidMail {
  language: Language
  said: { subject: string; body: string }
  facts: Spoken
  button: { text: string; url: string } | null
  /** A link that is the reader's alone stands in the mail, not on paper. */
  isLinkInMail: boolean
}

interface Around {
  /** The moment it is written, and the day that is to the organisation. */
  at: Date
  day: string
  letterhead: KeptLetterhead
  addressee: string[]
}

/** In the order of the letter; what the mail names beside them is said in its text. */
const factsInOrder = [
  'program',
  'participant',
  'employer',
  'position',
  'course',
  'from',
  'to',
  'signatory',
  'paidReference',
] as const
/** Of each group the first that there is; they are what is looked for. */
const figureGroups = [
  ['amount', 'total'],
  ['payOn', 'paidOn', 'day', 'dueOn'],
] as const

/** A mail as a letter: its words, with the facts that it is about. */
export function paperOfMail(
  mail: SaidMail,
  { at, day, letterhead, addressee }: Around,
): KeptPaper & { reference: string | null } {
  const { language, said, facts, button, isLinkInMail } = mail
  const say = paperWords(language)
  const reference = String(facts['reference'] ?? '') || null
  return {
    language,
    at: at.toISOString(),
    reference,
    letterhead,
    addressee,
    beside: [
      { label: say('paper.date'), value: spokenDate(day, language) },
      ...(reference && !said.subject.includes(reference)
        ? [{ label: say('paper.reference'), value: reference }]
        : []),
    ],
    subject: said.subject,
    blocks: [
      ...blocksOfMail(withoutReference(said, reference)),
      ...(isLinkInMail ? [{ kind: 'paragraph' as const, text: say('paper.linkInMail') }] : []),
      ...factBlocks(mail),
      ...(button ? [{ kind: 'link' as const, ...button }] : []),
    ],
  }
}

/** What is on top of the letter needs no line of its own in it. */
function withoutReference({ subject, body }: SaidMail['said'], reference: string | null): string {
  if (!reference || !subject.includes(reference)) return body
  const isItsLine = (line: string) => /^[^:\n]+:\s*$/.test(line.replace(reference, '').trimEnd())
  return body
    .split('\n')
    .filter((line) => !line.trimEnd().endsWith(reference) || !isItsLine(line))
    .join('\n')
}

function factBlocks({ language, facts, said }: SaidMail): Block[] {
  const say = paperWords(language)
  const told = (name: string) => {
    const value = String(facts[name] ?? '').trim()
    return value ? [{ label: say(`paper.facts.${name}`), value }] : []
  }
  // What the text says already is not said twice.
  const untold = (name: string) => told(name).filter(({ value }) => !said.body.includes(value))
  const figures = figureGroups.flatMap((names) => names.flatMap(untold).slice(0, 1))
  const others = factsInOrder.flatMap(untold)
  return [
    ...(figures.length ? [{ kind: 'figures' as const, figures }] : []),
    ...(others.length
      ? [
          { kind: 'heading' as const, text: say('paper.details') },
          { kind: 'facts' as const, facts: others },
        ]
      : []),
  ]
}
