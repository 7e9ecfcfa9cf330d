import type { Language } from '#kit/contract/strings.ts'
import type { MeasureKind } from '../contract/report.ts'
import type { ReportCell } from '../contract/reports.endpoints.ts'
import type { SaidReport } from '../contract/said-report.ts'

interface Manner {
  language: Language
  /** Said beside each amount; left out where the head of the column says it. */
  currency?: string
}

/** A number as its language writes it; what is not told says so. */
export function cellWriter({ small, kept }: Pick<SaidReport, 'small' | 'kept'>, manner: Manner) {
  const { language, currency } = manner
  const locale = `${language}-CA`
  const inCurrency = currency && ({ style: 'currency', currency } as const)
  const formats = {
    money: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, ...inCurrency }),
    share: new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'percent',
      minimumFractionDigits: 1,
    }),
    other: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
  }
  return (kind: MeasureKind | undefined, cell: ReportCell | undefined) => {
    if (cell?.kept) return cell.kept === 'small' ? small : kept
    if (!cell || cell.value === null) return '–'
    const format = kind === 'money' || kind === 'share' ? formats[kind] : formats.other
    return format.format(String(cell.value) as Intl.StringNumericLiteral).replace(/^-/, '\u2212')
  }
}
