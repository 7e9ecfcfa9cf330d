import { folded } from '#kit/contract/folded.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { MessagesByLanguage } from '#kit/server/messages.ts'
import type { AuditArea } from '../contract/audit-entry.ts'

/** By the topic of an action, its first part, and by what is left of it: “approved the claim”. */
type ActWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/** How a module says what the log keeps of it. */
export interface SaidActs extends Readonly<Record<Language, ActWords>> {
  area: AuditArea
  /** The words of its fields. */
  words?: MessagesByLanguage
  /** Kinds of records that hold nothing about people: what was changed in them is told in full. */
  open?: readonly string[]
  /** Actions by which somebody was shown what is protected. */
  reveals?: readonly string[]
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    acts: SaidActs
  }
}

const split = (action: string) => {
  const [topic = '', act = ''] = action.split('.')
  return { topic, act }
}

const inTopic = (words: ActWords[string] | undefined, act: string) =>
  words && Object.hasOwn(words, act) ? words[act]! : null

/** What was done, as it follows a name: “approved the claim”; null where no module says it. */
export function actSaid(
  acts: readonly SaidActs[],
  action: string,
  language: Language,
): string | null {
  const { topic, act } = split(action)
  const said = acts
    .map((each) => inTopic(each[language][topic], act))
    .find((words) => words !== null)
  return said ?? acts.map((each) => inTopic(each[language]['any'], act)).find(Boolean) ?? null
}

/** The module that says what an action is called. */
export function saidBy(acts: readonly SaidActs[], action: string): SaidActs | undefined {
  const { topic } = split(action)
  return acts.find((each) => Object.hasOwn(each.en, topic))
}

/** What every module does, whatever its topic, that is called something with a text in it. */
export const anySaying = (acts: readonly SaidActs[], text: string, language: Language) =>
  acts.flatMap((each) =>
    Object.entries(each[language]['any'] ?? {}).flatMap(([act, said]) =>
      folded(said).includes(folded(text)) ? [act] : [],
    ),
  )

/** Every action that is called something with a text in it, in a language. */
export function actionsSaying(
  acts: readonly SaidActs[],
  text: string,
  language: Language,
): readonly string[] {
  const wanted = folded(text)
  return acts.flatMap((each) =>
    Object.entries(each[language]).flatMap(([topic, words]) =>
      Object.entries(words).flatMap(([act, said]) =>
        folded(said).includes(wanted) ? [`${topic}.${act}`] : [],
      ),
    ),
  )
}

/** What a subject of permissions is called; its own name where no module that keeps acts says it. */
export function subjectSaid(
  acts: readonly SaidActs[],
  subject: string,
  language: Language,
): string {
  const named = acts.map(({ words }) => {
    const subjects = words?.[language]['subjects']
    return typeof subjects === 'object' ? subjects[subject] : undefined
  })
  return named.find((said) => typeof said === 'string') ?? subject
}

/** Every action that shows what is protected. */
export const revealsAmong = (acts: readonly SaidActs[]): readonly string[] =>
  acts.flatMap(({ reveals = [] }) => reveals)

/** The topics of an area. */
export const topicsIn = (acts: readonly SaidActs[], areas: readonly string[]): readonly string[] =>
  acts.flatMap(({ area, en }) => (areas.includes(area) ? Object.keys(en) : []))
