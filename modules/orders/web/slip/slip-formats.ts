import { dateFormat } from '#kit/contract/date-format.ts'
import type { Language } from '#kit/contract/strings.ts'
import { localeOf } from '#kit/web/language.ts'
import { realMinus } from '#kit/web/show/real-minus.ts'

type Decimal = `${number}`

/** Amounts, dates and countries as a slip writes them; the currency by its code, for paper travels. */
export function slipFormats(language: Language, currency: string) {
  const locale = localeOf(language)
  const inCurrency = { style: 'currency', currency, currencyDisplay: 'code' } as const
  const money = new Intl.NumberFormat(locale, inCurrency)
  const price = new Intl.NumberFormat(locale, { ...inCurrency, maximumFractionDigits: 6 })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const time = dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  const written = (format: Intl.NumberFormat) => (value: string | null) =>
    value === null ? '' : realMinus(format, value as Decimal)
  return {
    money: written(money),
    price: written(price),
    number: written(number),
    /** Of a calendar date. */
    day: (date: string | null) => (date ? day.format(new Date(`${date}T00:00:00Z`)) : ''),
    /** Of a time of day. */
    time: (at: string | null) => (at ? time.format(new Date(`1970-01-01T${at}Z`)) : ''),
    country: (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
  }
}
export type SlipFormats = ReturnType<typeof slipFormats>
