import { dateFormat } from '../contract/date-format.ts'
import { dateOf } from './calendar-days.ts'
import { useLocale } from './language.ts'
import { organisation } from './organisation.ts'
import { realMinus } from './show/real-minus.ts'

type Decimal = `${number}`

/** Amounts, numbers and dates as part of a sentence, in the present language. */
export function useSpoken() {
  const locale = useLocale()
  const { currency } = organisation.use()
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const exactMoney = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 8,
  })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    money: (value: string) => realMinus(money, value as Decimal),
    /** A rate that is multiplied, to its last digit. */
    exactMoney: (value: string) => realMinus(exactMoney, value as Decimal),
    number: (value: string | number) => realMinus(number, value as Decimal),
    /** A calendar date, or the day of a moment where the organisation is. */
    date: (value: string) => date.format(new Date(`${dateOf(value)}T00:00:00Z`)),
  }
}
