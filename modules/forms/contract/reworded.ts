import { languages, type Language } from '#kit/contract/strings.ts'
import { questionsOf, type Definition } from './definition.ts'

/** The languages in which each question reads otherwise than it did; others are not in it. */
export type Reworded = ReadonlyMap<string, readonly Language[]>

export function rewordedBetween(before: Definition, after: Definition): Reworded {
  const was = new Map(
    Array.from(questionsOf(before), ({ question }) => [question.id, question.label]),
  )
  return new Map(
    Array.from(questionsOf(after), ({ question: { id, label } }) => {
      const old = was.get(id) ?? label
      return [id, languages.filter((each) => old[each].trim() !== label[each].trim())] as const
    }).filter(([, changed]) => changed.length > 0),
  )
}

/** In which language statements were confirmed, by the path of their answer. */
export type ConfirmedIn = Readonly<Record<string, Language>>

/** Where the answer of a question within a group is: `group.item.question`. */
export const pathWithin = (group: string, item: string, id: string) => `${group}.${item}.${id}`

/** What was confirmed in words that have changed; where nobody knows in which language, in either. */
export function isToConfirmAgain(
  id: string,
  path: string,
  { reworded, confirmedIn }: { reworded: Reworded; confirmedIn: ConfirmedIn },
): boolean {
  const changed = reworded.get(id) ?? []
  const language = confirmedIn[path]
  return language === undefined ? changed.length > 0 : changed.includes(language)
}
