import { useLocale } from '../language.ts'

type Decimal = `${number}`

/** An amount in Canadian dollars. It stays a decimal string, so no cent is lost in between. */
export function Money({ value, currency = 'CAD' }: { value: string | null; currency?: string }) {
  const locale = useLocale()
  if (value === null) return <None />
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  return <span className="numbers">{format.format(value as Decimal)}</span>
}

export function NumberText({ value }: { value: string | number | null }) {
  const locale = useLocale()
  if (value === null) return <None />
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 })
  return <span className="numbers">{format.format(value as Decimal)}</span>
}

/** `12.5` is twelve and a half percent. */
export function PercentText({ value }: { value: string | null }) {
  const locale = useLocale()
  if (value === null) return <None />
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 2,
  })
  return <span className="numbers">{format.format(value as Decimal)}</span>
}

/** Where there is no value. */
export function None() {
  return <span className="quiet">–</span>
}
