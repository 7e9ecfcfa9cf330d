import { languages, type Language } from '#kit/contract/strings.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { ImportOptions } from '../contract/import-options.ts'
import type { ImportTarget } from './import-target.ts'
import { plain } from './read-cells.ts'
import type { Table } from './read-table.ts'

/** The field that each column's heading names in either language; each field once. */
export function guessMapping(
  { fields, words }: ImportTarget,
  header: readonly string[],
): (string | null)[] {
  const byName = new Map<string, string>()
  for (const name of Object.keys(fields)) {
    byName.set(plain(name), name)
    for (const language of languages) {
      const say = translatorOf(words[language], language)
      for (const key of [`fields.${name}`, `fields.${name.replace(/Id$/, '')}`])
        if (say.has(key)) byName.set(plain(say(key)), name)
    }
  }
  const taken = new Set<string>()
  return header.map((heading) => {
    const name = byName.get(plain(heading)) ?? null
    if (name === null || taken.has(name)) return null
    taken.add(name)
    return name
  })
}

/** How the file seems to be written, by its cells and else by the reader's language. */
export function guessOptions(
  { matchBy }: ImportTarget,
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
  }
}
