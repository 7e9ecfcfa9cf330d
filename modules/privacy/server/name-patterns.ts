import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { FoundPerson, Whose } from '#kit/server/personal-data.ts'

type Named = Pick<FoundPerson, 'name' | 'alsoNamed' | 'emails' | 'numbers' | 'parts'>

/**
 * Regular expressions of the database that find a person named: by a whole name of theirs in either order,
 * an address or a number. A name of one word or a short number is too common to be found in a text; where it
 * is all that is looked for, it is meant.
 */
export async function patternsOf(
  db: Db,
  { name, alsoNamed, emails, numbers, parts }: Named,
): Promise<Pick<Whose, 'names' | 'searched' | 'spelled'>> {
  const called = [name, ...alsoNamed]
  const whole = called.map(wordsOf).filter((words) => words.length > 1)
  const names = whole.flatMap((words) => [words, words.toReversed()])
  const others = [...emails.filter((each) => each.length > 4), ...numbers.filter(isLong)]
  const spelled = [...names, ...others.map((each) => [each])]
  const folded = await Promise.all(spelled.map((words) => foldedBy(db, words)))
  const alone = await foldedBy(
    db,
    [...new Set([...called, ...parts, ...numbers])].filter((part) => part.length > 2),
  )
  const found = folded.map(inText)
  return {
    names: anyOf(found),
    searched: anyOf([...found, ...alone.map((part) => `^${escaped(part)}$`)]),
    spelled: anyOf([...spelled.map(inText), ...found]),
  }
}

/** What reads as a year and more is a day or the number of some record. */
const isLong = (number: string) =>
  number.replaceAll(/\D/g, '').length > 6 && !/^\d{4}-/.test(number)

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** As the database folds accents and case. */
async function foldedBy(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select searchable(word) as word from unnest(${[...words]}::text[]) with ordinality as w(word, place)
    order by place`.execute(db)
  return rows.map(({ word }) => word)
}

/** Between the words of a name may stand whatever is no letter: a file has them in two columns. */
function inText(words: readonly string[]): string {
  const text = words.map(escaped).join('[^[:alnum:]]+')
  const [first = '', last = ''] = [words[0]?.at(0), words.at(-1)?.at(-1)]
  if (words.length === 1) return edges.before + text + edges.after
  return `${isLetter(first) ? String.raw`\m` : ''}${text}${isLetter(last) ? String.raw`\M` : ''}`
}

/** Neither the end of somebody else's address nor the beginning of an amount. */
const edges = {
  before: '(?<![[:alnum:]._%+-])',
  after: '(?![[:alnum:]_%+-]|[.,][[:alnum:]])',
}

const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text)
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Without a pattern nothing is found. */
const anyOf = (patterns: readonly string[]) =>
  patterns.length > 0 ? `(${[...new Set(patterns)].join('|')})` : String.raw`(?!)`
