import { dateFormat } from '#kit/contract/date-format.ts'
import { useMemo } from 'react'
import { missingKey, namedBy, type FieldError } from '#kit/contract/validation.ts'
import type { ShownError } from '#kit/web/form/error-text.ts'
import { useLanguage, useLocale } from '#kit/web/language.ts'
import { organisation } from '#kit/web/organisation.ts'
import { useText } from '#kit/web/text.ts'
import type { fillingEn } from '../../../contract/filling-strings.en.ts'

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`
}[keyof T & string]
export type WordKey = Keys<typeof fillingEn>

/** The words of every form that is filled in, checked by type. */
export interface Words {
  (key: WordKey, values?: Record<string, string | number>): string
  has: (key: string) => boolean
}

export const useWords = () => useText('forms') as unknown as Words

/** What is wrong with an answer: the words of the form's purpose, of forms, else the kit's. */
export function useErrorWords(purpose: string, asks = purpose) {
  const asking = useText(asks)
  const texts = [useText(purpose), useText('forms'), useText('kit')] as const
  return (error: ShownError, label?: string, field = ''): string => {
    const asked = missingKey(field)
    if (error.code === 'required' && asking.has(asked)) return asking(asked)
    // A whole question is not said twice.
    if (error.code === 'required' && label?.endsWith('?')) return texts[1]('unanswered')
    if ('message' in error && !(label && error.code === 'required')) return error.message
    const key = `validation.${error.code}`
    const text = texts.find((each) => each.has(key))
    return text
      ? text(key, namedBy('params' in error ? readable(error.params) : {}, label))
      : texts[2]('validation.format')
  }
}

/** `30.0` hours are 30 hours. */
const readable = (params: FieldError['params']) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /^\d+\.\d+$/.test(`${value}`) ? Number(value) : value,
    ]),
  )

/** Figures and days as parts of sentences. */
export function useFormats() {
  const locale = useLocale()
  const language = useLanguage()
  const { currency } = organisation.use()
  return useMemo(() => {
    const number = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(locale, options)
      return (value: string | number) => format.format(value as number)
    }
    const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    const moment = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const time = new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      hour12: false,
    })
    const list = new Intl.ListFormat(locale, { type: 'disjunction' })
    return {
      language,
      money: number({ style: 'currency', currency }),
      percent: number({ style: 'unit', unit: 'percent', maximumFractionDigits: 2 }),
      number: number({ maximumFractionDigits: 2 }),
      day: (value: string) => day.format(new Date(`${value}T00:00:00Z`)),
      moment: (value: string) => moment.format(new Date(value)),
      time: (value: string) => time.format(new Date(value)),
      list: (values: readonly string[]) => list.format(values),
    }
  }, [locale, language, currency])
}
