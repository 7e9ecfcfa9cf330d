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
  if (isBilingual(value)) return value[language]
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${name}: ${toldValueOf(each, saying).replaceAll('\n', ', ')}`)
      .join('\n')
  if (typeof value !== 'string') return JSON.stringify(value)
  return dayOrNumber(value, language) ?? choiceOf(value, saying)
}

const isBilingual = (
  value: object | string | number | boolean,
): value is Record<Language, string> =>
  typeof value === 'object' && Object.keys(value).toSorted().join() === 'en,fr'

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const figure = /^-?\d{1,15}\.\d{2,10}$/

/** Days, moments and figures as they are written in the language of the page. */
function dayOrNumber(value: string, language: Language): string | null {
  const locale = `${language}-CA`
  if (day.test(value))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(value),
    )
  if (moment.test(value))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
      new Date(value),
    )
  if (figure.test(value))
    return new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 10,
    }).format(Number(value))
  return null
}

function choiceOf(value: string, { column, words }: Saying): string {
  if (!words || !/^[a-z]\w*$/i.test(value)) return value
  const name = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const key = [`choices.${name}.${value}`, `${name}.${value}`].find((each) => words.has(each))
  return key ? words(key) : value
}
