import { languages, type Language } from '#kit/contract/strings.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { ImportOptions } from '../contract/import-options.ts'
import type { ImportTarget } from './import-target.ts'
import { plain } from './read-cells.ts'
import type { Table } from './read-table.ts'

/** What headings are looked up in. */
export type Headed = Pick<ImportTarget, 'fields' | 'words' | 'headings'>

/** A column, counted from 0, that seems to be a field that another column fills. */
export interface Rival {
  column: number
  other: number
  field: string
}

/**
 * The field that each column's heading names in either language, each field once. A heading that
 * names one field alone comes before those that would do for several.
 */
export function guessMapping(target: Headed, header: readonly string[]): (string | null)[] {
  const named = header.map(candidatesOf(target))
  const columnOf = new Map<string, number>()
  const mapping = header.map((): string | null => null)
  const byChoice = named.map((fields, column) => ({ fields, column })).toSorted(byFewest)
  for (const { fields, column } of byChoice) {
    const free = fields.find((name) => !columnOf.has(name))
    if (free === undefined) continue
    columnOf.set(free, column)
    mapping[column] = free
  }
  return mapping
}

type Candidates = { fields: string[]; column: number }

/** Those that are left out keep the order of the file among themselves. */
const byFewest = (a: Candidates, b: Candidates) => a.fields.length - b.fields.length

/** Columns without a field whose heading names one that another column fills. */
export function rivalsOf(
  target: Headed,
  { header, mapping }: { header: readonly string[]; mapping: readonly (string | null)[] },
): Rival[] {
  const candidates = candidatesOf(target)
  return header.flatMap((heading, column) => {
    if (mapping[column] !== null) return []
    const [field] = candidates(heading).filter((name) => mapping.includes(name))
    return field === undefined ? [] : [{ column, other: mapping.indexOf(field), field }]
  })
}

/** The fields that a heading may mean: its own words first, then the other ways to say it. */
function candidatesOf({ fields, words, headings }: Headed) {
  const [own, others] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const put = (to: Map<string, string[]>, said: string, name: string) => {
    const known = to.get(plain(said)) ?? []
    if (!known.includes(name)) to.set(plain(said), [...known, name])
  }
  for (const name of Object.keys(fields)) {
    put(own, name, name)
    for (const language of languages) {
      const say = translatorOf(words[language], language)
      for (const key of [`fields.${name}`, `fields.${name.replace(/Id$/, '')}`])
        if (say.has(key)) put(own, say(key), name)
    }
    for (const said of headings[name] ?? []) put(others, said, name)
  }
  return (heading: string) => own.get(plain(heading)) ?? others.get(plain(heading)) ?? []
}

/** How the file seems to be written, by its cells and else by the reader's language. */
export function guessOptions(
  { matchBy, usually }: Pick<ImportTarget, 'matchBy' | 'usually'>,
  { rows, mapping }: Pick<Table, 'rows'> & { mapping: readonly (string | null)[] },
  language: Language,
): ImportOptions {
  const cells = rows.slice(0, 200).flat()
  const has = (pattern: RegExp) => cells.some((cell) => pattern.test(cell.trim()))
  const isMonthFirst = has(/^\d{1,2}[/.-](1[3-9]|2\d|3[01])[/.-]\d{4}$/)
  const isComma = has(/^-?[\d\s.]*\d,\d{1,2}$/) || (language === 'fr' && !has(/^-?\d+\.\d+$/))
  return {
    dateFormat: isMonthFirst ? 'mdy' : has(/^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/) ? 'dmy' : 'ymd',
    decimalFormat: isComma ? 'comma' : 'point',
    matchBy: matchBy.find((name) => mapping.includes(name)) ?? null,
    onMatch: 'skip',
    onMissing: 'create',
    ...usually,
  }
}
