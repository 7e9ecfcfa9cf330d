import type { AbstractIntlMessages } from 'use-intl'
import type { Language } from '#kit/contract/strings.ts'

const files = import.meta.glob<object>(['../../contract/strings.*.ts', '../slip-strings.*.ts'], {
  import: 'words',
})

const asked = new Map<Language, Promise<AbstractIntlMessages>>()

/** What a slip says, in either language, whichever the page is in; the same promise for the same. */
export function slipWords(language: Language): Promise<AbstractIntlMessages> {
  const known = asked.get(language)
  if (known) return known
  const words = load(language)
  asked.set(language, words)
  words.catch(() => asked.delete(language))
  return words
}

async function load(language: Language): Promise<AbstractIntlMessages> {
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`.${language}.ts`))
  const parts = await Promise.all(wanted.map(([, read]) => read()))
  return { orders: Object.assign({}, ...parts) as object } as AbstractIntlMessages
}
