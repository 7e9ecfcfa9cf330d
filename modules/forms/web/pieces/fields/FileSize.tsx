import { useLocale } from '#kit/web/language.ts'

/** Kilobytes or megabytes, as people count them. */
export function FileSize({ bytes }: { bytes: number }) {
  const locale = useLocale()
  const isLarge = bytes >= 1_000_000
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return (
    <span className="quiet numbers">
      {format.format(Math.max(1, bytes / 1_000) / (isLarge ? 1_000 : 1))}
    </span>
  )
}
