import {
  placeholdersOf,
  type FactKind,
  type Letter,
  type LetterText,
  type LetterTexts,
} from '#kit/contract/define-letters.ts'
import { readMessage } from '#kit/contract/read-message.ts'
import { languages, type Language } from '#kit/contract/strings.ts'
import { sampleFacts } from './letter-facts.ts'
import { renderLetter } from './letter-text.ts'

type Complaints = Record<string, { code: string; params: Record<string, string> }[]>

/** What keeps a text from being sent, by `{language}.{subject|body}`. */
export function complaintsAbout(letter: Letter, texts: LetterTexts): Complaints {
  const isText = letter.declared.channel === 'sms'
  const parts: (keyof LetterText)[] = isText ? ['body'] : ['subject', 'body']
  const found = languages.flatMap((language) =>
    parts.flatMap((part): [string, Complaints[string]][] => {
      const complaints = complaintsAboutPart(letter, texts, { language, part })
      return complaints.length ? [[`${language}.${part}`, complaints]] : []
    }),
  )
  return Object.fromEntries(found)
}

function complaintsAboutPart(
  letter: Letter,
  texts: LetterTexts,
  { language, part }: { language: Language; part: keyof LetterText },
): Complaints[string] {
  const broken = [{ code: 'brokenText', params: {} }]
  const text = texts[language][part]
  const named = (code: string, names: string[]) =>
    [...new Set(names)].map((name) => ({ code, params: { name } }))
  try {
    const asked = readMessage(text).placeholders.map((each) => each.split(' ') as [string, string?])
    const known = placeholdersOf(letter)[part]
    const unknown = asked.filter(([name]) => !known.includes(name))
    if (unknown.length)
      return named(
        'unknownPlaceholder',
        unknown.map(([name]) => name),
      )
    const misread = asked.filter(([name, as]) => !isReadable(letter.declared.facts[name], as))
    if (misread.length)
      return named(
        'placeholderAsWord',
        misread.map(([name]) => name),
      )
    const one = { subject: '', body: '', [part]: text }
    const facts = sampleFacts(letter)
    const reading = { language, name: 'Ada', title: 'Programs', currency: 'CAD', facts }
    const said = renderLetter(letter, { [language]: one } as never, reading)[part]
    const lacking =
      part === 'body' ? codesOf(letter).filter((name) => !said.includes(facts[name] as string)) : []
    if (lacking.length) return named('placeholderNeeded', lacking)
    return said.trim() ? [] : broken
  } catch {
    return broken
  }
}

/**
 * What a value may decide. A wording is tried with samples, which choose one branch of each choice:
 * so in no branch may stand what could fail when a letter is written, such as the date of a name.
 */
const isReadable = (kind: FactKind | undefined, as: string | undefined) =>
  as === undefined || as === 'select' || (kind === 'number' && as === 'plural')

/** A letter that brings a code is of no use without it: nobody would sign in by it any more. */
const codesOf = ({ declared }: Letter) =>
  Object.entries(declared.facts).flatMap(([name, kind]) => (kind === 'code' ? [name] : []))
