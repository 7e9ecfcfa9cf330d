import { useLocale } from '#kit/web/language.ts'

/** “340 kB”, “1.2 MB”. */
export function FileSize({ bytes }: { bytes: number }) {
  const [unit, size] = bytes < 1_000_000 ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / 1e6]
  const format = new Intl.NumberFormat(useLocale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  })
  return <span className="quiet numbers">{format.format(Math.max(1, size))}</span>
}
