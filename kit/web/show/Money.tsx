import { useLocale } from '../language.ts'
import { organisation } from '../organisation.ts'
import { realMinus } from './real-minus.ts'

type Decimal = `${number}`

/** An amount in the organisation's currency. It stays a decimal string, so no cent is lost in between. */
export function Money({ value }: { value: string | null }) {
  const locale = useLocale()
  const { currency } = organisation.use()
  if (value === null) return <None />
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return <span className="numbers money">{realMinus(format, value as Decimal)}</span>
}

export function NumberText({ value }: { value: string | number | null }) {
  const locale = useLocale()
  if (value === null) return <None />
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 })
  return <span className="numbers">{realMinus(format, value as Decimal)}</span>
}

/** `12.5` is twelve and a half percent; in a column all have the same number of digits. */
export function PercentText({ value, digits }: { value: string | null; digits?: number }) {
  const locale = useLocale()
  if (value === null) return <None />
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 2,
  })
  return <span className="numbers">{realMinus(format, value as Decimal)}</span>
}

/** Where there is no value nothing is drawn; a card leaves out its label as well. */
export const None = () => <span data-none />
