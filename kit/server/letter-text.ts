import type { Letter, LetterText, LetterTexts } from '#kit/contract/define-letters.ts'
import type { Language, Messages } from '#kit/contract/strings.ts'
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
  const { language, name, title, facts, currency } = reading
  const values = { name, title, ...spokenFacts(letter, facts, { language, currency }) }
  const text = asTyped(texts[language])
  const translate = translatorOf(text as unknown as Messages, language)
  const said = (part: keyof LetterText) => (text[part] ? translate(part, values) : '')
  return { subject: said('subject'), body: withoutGaps(said('body')) }
}

/** A fact that is not given leaves no empty paragraph behind. */
const withoutGaps = (body: string) => body.replace(/\n{3,}/g, '\n\n').trimEnd()

const typed = new WeakMap<LetterText, LetterText>()

/**
 * An apostrophe is what it is. To a message it would begin a quotation: "l'{employer}" would be sent
 * with the placeholder instead of the name.
 */
function asTyped(text: LetterText): LetterText {
  const known = typed.get(text)
  if (known) return known
  const plain = (part: string) => part.replaceAll("'", "''")
  const made = { subject: plain(text.subject), body: plain(text.body) }
  typed.set(text, made)
  return made
}
