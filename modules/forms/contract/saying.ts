import type { Language, Messages } from '#kit/contract/strings.ts'
import type { Saying } from './catalogue.ts'

const leaf = (words: Messages, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<Messages | string | undefined>(
      (at, name) => (typeof at === 'object' ? at[name] : undefined),
      words,
    )
  return typeof found === 'string' ? found : undefined
}

/** Words by language from the first of several sources that has them: what is asked, else what fields are called. */
export const saying = (...sources: readonly Readonly<Record<Language, Messages>>[]): Saying => {
  const say = (language: Language) => (key: string) =>
    sources.map((each) => leaf(each[language], key)).find((each) => each !== undefined)
  return { en: say('en'), fr: say('fr') }
}
