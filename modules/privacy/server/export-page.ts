import { translatorOf, type Translator } from '#kit/server/messages.ts'
import type { PersonalTable } from '#kit/server/personal-data.ts'
import { actSaid } from '#modules/audit/server/said-acts.ts'
import { exportWords } from './export-words.ts'
import { rowsOf, type Exporting } from './export-sections.ts'
import { toldValueOf } from './told-value.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c2330}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid #c9cfd8}h3{font-size:1rem;margin-bottom:.25rem}
dl{display:grid;grid-template-columns:14rem 1fr;gap:.1rem 1rem;margin:0 0 1rem;padding:.5rem 0;border-top:1px solid #e6e9ee;break-inside:avoid}
dt{color:#556070}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
@media(max-width:37.5em){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}@media print{body{margin:0;max-width:none}}`

/** For people: everything under what it is kept for, to be read and printed. */
export async function* asPage(of: Exporting): AsyncGenerator<string> {
  const { language, person } = of
  const own = translatorOf(exportWords[language], language)
  const day = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long' }).format(of.now)
  const title = own('page.title')
  yield `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`
  yield `<title>${escaped(title)}</title><style>${style}</style></head><body><h1>${escaped(title)}</h1>`
  yield `<p>${escaped(own('page.about', { name: person.found.name, day }))}</p><p>${escaped(own('page.without'))}</p>`
  for (const { purpose, tables } of of.sections) {
    let isEmpty = true
    for (const { table, words } of tables) {
      let isFirst = true
      const wordsOf = words && translatorOf(words[language], language)
      for await (const row of rowsOf(of, table)) {
        if (isEmpty) yield `<h2>${escaped(own(`purposes.${purpose}`))}</h2>`
        if (isFirst) yield `<h3>${escaped(own(`tables.${table.table}`))}</h3>`
        isEmpty = isFirst = false
        yield lines(row, { table, own, wordsOf, of })
      }
    }
  }
  yield `</body></html>\n`
}

interface Saying {
  table: PersonalTable
  own: Translator
  wordsOf: Translator | undefined
  of: Exporting
}

function lines(row: Record<string, unknown>, { own, wordsOf, of }: Saying): string {
  const told = Object.entries(row).map(([column, value]) => {
    const label = labelOf(column, { own, wordsOf })
    const text =
      (column === 'action' && actSaid(of.acts, String(value), of.language)) ||
      toldValueOf(value, { column, own, words: wordsOf, language: of.language })
    return `<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`
  })
  return `<dl>${told.join('')}</dl>`
}

/** As its module calls it, else as this one does. */
export function labelOf(
  column: string,
  { own, wordsOf }: { own: Translator; wordsOf: Translator | undefined },
): string {
  const name = camelCased(column)
  if (wordsOf?.has(`fields.${name}`)) return wordsOf(`fields.${name}`)
  return own.has(`columns.${name}`) ? own(`columns.${name}`) : name
}

export const camelCased = (column: string) =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)
