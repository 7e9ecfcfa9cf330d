import type { Language } from '#kit/contract/strings.ts'
import type { Translator } from '#kit/server/messages.ts'

interface Saying {
  column: string
  own: Translator
  words: Translator | undefined
  language: Language
}

/** A value as text: a choice by its words, a moment in the reader's language, of several each on its line. */
export function toldValueOf(value: unknown, saying: Saying): string {
  const { own, language } = saying
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return own(value ? 'page.yes' : 'page.no')
  if (value instanceof Date)
    return new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long' }).format(value)
  if (Array.isArray(value)) return value.map((each) => toldValueOf(each, saying)).join('\n')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${name}: ${toldValueOf(each, saying).replaceAll('\n', ', ')}`)
      .join('\n')
  return typeof value === 'string' ? choiceOf(value, saying) : JSON.stringify(value)
}

function choiceOf(value: string, { column, words }: Saying): string {
  if (!words || !/^[a-z]\w*$/i.test(value)) return value
  const name = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const key = [`choices.${name}.${value}`, `${name}.${value}`].find((each) => words.has(each))
  return key ? words(key) : value
}
