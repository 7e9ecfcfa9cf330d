import { spokenDate } from '#kit/server/letter-facts.ts'
import { dayOf } from '#kit/server/organisation.ts'
import type { Block } from '#kit/server/paper/paper.ts'
import type { OnPaper, PaperLetter } from '#kit/server/write-letter.ts'
import { letterheadOf, paperWords } from '#modules/letterhead/server/kept-paper.ts'
import { blocksOfMail } from '#modules/letterhead/server/mail-blocks.ts'
import { addressOfSide } from './addressee.queries.ts'
import { keepLetter } from './keep-letter.ts'

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
/** The first of each group is what is read first. */
const figureGroups = [
  ['amount', 'total'],
  ['payOn', 'paidOn', 'day', 'dueOn'],
] as const

/** Keeps a mail as a letter: its words, on the letterhead of now, with the facts that it is about. */
export const keepMailed: OnPaper = async (mailed) => {
  const { db, letter, language, name, record, reader, said, facts } = mailed
  const { paper: kind } = letter.declared
  const { entity, id } = record
  const isOfSide = reader === 'employer' || reader === 'participant'
  if (!kind || !isOfSide || (entity !== 'application' && entity !== 'payment')) return
  const reference = String(facts['reference'] ?? '') || null
  const sender = { organisation: mailed.organisation, title: mailed.settings.appTitle }
  await keepLetter(mailed, {
    kind,
    entity,
    recordId: id,
    reader,
    recipient: name,
    templateVersionId: mailed.versionId,
    paper: {
      language,
      at: mailed.now.toISOString(),
      reference,
      letterhead: await letterheadOf(db, sender, language),
      addressee: await addressOfSide(db, { entity, id, reader, name }),
      beside: besideOf(mailed, reference),
      subject: said.subject,
      blocks: [...blocksOfMail(said.body), ...factBlocks(mailed), ...linkOf(mailed)],
    },
  })
}

function besideOf({ language, organisation, now }: PaperLetter, reference: string | null) {
  const say = paperWords(language)
  const date = spokenDate(dayOf(organisation, now), language)
  return [
    { label: say('paper.date'), value: date },
    ...(reference ? [{ label: say('paper.reference'), value: reference }] : []),
  ]
}

function factBlocks({ language, facts }: PaperLetter): Block[] {
  const say = paperWords(language)
  const told = (name: string) => {
    const value = String(facts[name] ?? '').trim()
    return value ? [{ label: say(`paper.facts.${name}`), value }] : []
  }
  const figures = figureGroups.flatMap((names) => names.flatMap(told).slice(0, 1))
  const others = factsInOrder.flatMap(told)
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

const linkOf = ({ button }: PaperLetter): Block[] => (button ? [{ kind: 'link', ...button }] : [])
