import { useLocale } from '#kit/web/language.ts'

const kilobyte = 1000

export function FileSize({ bytes }: { bytes: number }) {
  const locale = useLocale()
  const [value, unit] =
    bytes < kilobyte ** 2 ? [bytes / kilobyte, 'kilobyte'] : [bytes / kilobyte ** 2, 'megabyte']
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
  return <span className="numbers">{format.format(value)}</span>
}
