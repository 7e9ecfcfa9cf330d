import { languages, type Language } from '#kit/contract/strings.ts'
import type { Question } from '../../contract/definition.ts'

type Options = NonNullable<Question['options']>

interface Said {
  language: Language
  untitled: string
  /** One that stands alone. */
  alone: (choice: string) => string
}

/** What the choices were and are, in each language in which they differ; the reader's comes first. */
export function optionLines(
  [before, after]: readonly [Options, Options],
  { language, untitled, alone }: Said,
): [string, string][] {
  const saidIn = (list: Options, of: Language) =>
    list
      .map(({ label, exclusive }) => {
        const said = label[of] || untitled
        return exclusive ? alone(said) : said
      })
      .join(' · ')
  const line = (of: Language): [string, string] => [saidIn(before, of), saidIn(after, of)]
  const all = [language, ...languages.filter((each) => each !== language)].map(line)
  const differing = all.filter(([was, now]) => was !== now)
  return differing.length > 0 ? differing : [line(language)]
}
