import type { AbstractIntlMessages } from 'use-intl'
import type { Language } from '#kit/contract/strings.ts'

type Files = Record<string, () => Promise<object>>

const ofForms = import.meta.glob<object>('../../contract/*strings.*.ts', { import: 'words' })
const ofKit = import.meta.glob<object>('../../../../kit/{contract/messages,web/strings}.*.ts', {
  import: 'words',
})

const asked: Partial<Record<Language, Promise<AbstractIntlMessages>>> = {}

/** The words in which a form is filled in, in either language; fetched once. */
export const wordsOf = (language: Language) => (asked[language] ??= fetchWords(language))

async function fetchWords(language: Language): Promise<AbstractIntlMessages> {
  const [forms, kit] = await Promise.all([ofForms, ofKit].map((files) => all(files, language)))
  return { forms, kit } as AbstractIntlMessages
}

async function all(files: Files, language: Language): Promise<object> {
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`.${language}.ts`))
  const parts = await Promise.all(wanted.map(([, load]) => load()))
  return Object.assign({}, ...parts) as object
}
