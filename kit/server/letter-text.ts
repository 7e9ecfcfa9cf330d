import type { Letter, LetterText, LetterTexts } from '#kit/contract/define-letters.ts'
import { readMessage } from '#kit/contract/read-message.ts'
import { languages, type Language, type Messages } from '#kit/contract/strings.ts'
import { spokenFacts, type Facts } from './letter-facts.ts'
import { translatorOf } from './messages.ts'

interface Reading {
  language: Language
  /** Of the recipient; empty where none is known. */
  name: string
  /** Of the portal. */
  title: string
  currency: string
  facts: Facts
}

/** What a letter says to its reader. @throws when the text asks for what the letter has not */
export function renderLetter(letter: Letter, texts: LetterTexts, reading: Reading): LetterText {
  const said = sayer(letter, texts, reading)
  return { subject: said('subject'), body: withoutGaps(said('body')) }
}

/** The subject alone, for which the facts that it names are enough. */
export const renderSubject = (letter: Letter, texts: LetterTexts, reading: Reading): string =>
  sayer(letter, texts, reading)('subject')

/**
 * The facts that a letter's subject names, in either language. None of them lets anybody in: a code
 * may not stand there, and links are no part of a text.
 */
export function factsOfSubject({ declared }: Letter, texts: LetterTexts, facts: Facts): Facts {
  const named = languages.flatMap((language) => readMessage(texts[language].subject).placeholders)
  const names = new Set(named.map((each) => each.split(' ')[0]))
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => name in declared.facts && names.has(name)),
  )
}

function sayer(letter: Letter, texts: LetterTexts, reading: Reading) {
  const { language, name, title, facts, currency } = reading
  const values = { name, title, ...spokenFacts(letter, facts, { language, currency }) }
  const text = asTyped(texts[language])
  const translate = translatorOf(text as unknown as Messages, language)
  return (part: keyof LetterText) => (text[part] ? translate(part, values) : '')
}

/** A fact that is not given leaves no empty paragraph behind. */
const withoutGaps = (body: string) => body.replace(/\n{3,}/g, '\n\n').trimEnd()

const typed = new WeakMap<LetterText, LetterText>()

/**
 * An apostrophe and an angle bracket are what they are. To a message the one would begin a quotation,
 * "l'{employer}" be sent with the placeholder instead of the name; the other would begin an element.
 */
function asTyped(text: LetterText): LetterText {
  const known = typed.get(text)
  if (known) return known
  const plain = (part: string) => part.replaceAll("'", "''").replaceAll('<', "'<'")
  const made = { subject: plain(text.subject), body: plain(text.body) }
  typed.set(text, made)
  return made
}
