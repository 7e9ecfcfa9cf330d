import { folded } from '#kit/contract/folded.ts'
import type { Language } from '#kit/contract/strings.ts'
import { auditWords } from '../contract/words.ts'

/** What those without an account are called, by the name that the log keeps. */
export const namelessIn = (language: Language): Record<string, string> => {
  const { system, visitor } = auditWords[language]
  return { System: system, Visitor: visitor }
}

/** The kept names of those that are called something with a text in it, in a language. */
export const namelessCalled = (text: string, language: Language): string[] =>
  Object.entries(namelessIn(language)).flatMap(([kept, called]) =>
    folded(called).includes(folded(text.trim())) ? [kept] : [],
  )
