import { dateFormat } from '#kit/contract/date-format.ts'
import type { Language } from '#kit/contract/strings.ts'
import { spokenDate } from '#kit/server/letter-facts.ts'

/** Amounts, shares and days as a letter writes them; a minus is one, and the currency its code: paper travels. */
export function paperFormats(language: Language, currency: string) {
  const locale = `${language}-CA`
  const inCurrency = { style: 'currency', currency, currencyDisplay: 'code' } as const
  const formats = {
    money: new Intl.NumberFormat(locale, inCurrency),
    price: new Intl.NumberFormat(locale, { ...inCurrency, maximumFractionDigits: 6 }),
    plain: new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }),
    plainPrice: new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 6,
    }),
    shares: new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }),
  }
  const written = (format: Intl.NumberFormat) => (value: string | null) =>
    value === null ? '' : format.format(value as Intl.StringNumericLiteral).replace(/^-/, '\u2212')
  const short = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const time = dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return {
    money: written(formats.money),
    price: written(formats.price),
    /** In a column that says its currency. */
    plain: written(formats.plain),
    plainPrice: written(formats.plainPrice),
    shares: written(formats.shares),
    day: (day: string) => spokenDate(day, language),
    /** In a column. */
    shortDay: (day: string) => short.format(new Date(`${day}T00:00:00Z`)),
    time: (at: string) => time.format(new Date(`1970-01-01T${at}Z`)),
  }
}
