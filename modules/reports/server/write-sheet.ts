import type { Language } from '#kit/contract/strings.ts'
import type { ExportColumn, ListExport } from '#kit/server/export-list.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { ReportAnswer, ReportCell } from '../contract/reports.endpoints.ts'
import { reportOf } from '../contract/reports.ts'
import type { SaidReport } from '../contract/said-report.ts'
import { reportsEn } from '../contract/strings.en.ts'
import { reportsFr } from '../contract/strings.fr.ts'
import type { Cells } from './tell.ts'

const words = { en: reportsEn, fr: reportsFr }

interface Line {
  label: Record<Language, string> | 'total' | 'compared'
  cells: Cells
}

/** The rows, all of them together, and the period that they are compared with. */
export const fileLines = ({ rows, total, compared }: ReportAnswer): Line[] => [
  ...rows.map(({ label, cells }) => ({ label, cells })),
  { label: 'total', cells: total },
  ...(compared ? [{ label: 'compared' as const, cells: compared.total }] : []),
]

/** The table as a file: above it what it is, as of when, how it was narrowed and what each word means. */
export function reportExport(
  said: SaidReport,
  { report, measures }: ReportAnswer,
  { language, above = [] }: { language: Language; above?: readonly (readonly [string, string])[] },
): ListExport<Line> {
  const text = translatorOf(words[language], language)
  const kinds = reportOf(report).measures
  const columns = Object.values(said.columns)
  return {
    name: 'report',
    words,
    above: [
      [text('file.report'), said.title],
      ...above,
      [text('file.counts'), said.counts],
      ...[...said.facts, ...columns].map(({ label, value }) => [label, value] as const),
      ...said.notes.map((note) => [said.small, note] as const),
    ],
    columns: [
      {
        key: 'label',
        heading: said.by,
        kind: 'text',
        value: ({ label }) => {
          if (typeof label === 'object') return label[language]
          return label === 'total' ? said.total : (said.compared ?? '')
        },
      },
      ...measures.map((key): ExportColumn<Line> => {
        const heading = said.columns[key]?.label ?? key
        return {
          key,
          heading:
            kinds[key]?.kind === 'share' ? text('file.percent', { measure: heading }) : heading,
          kind: 'number',
          value: ({ cells }) => told(cells[key], said),
        }
      }),
    ],
  }
}

function told(cell: ReportCell | undefined, { small, kept }: SaidReport) {
  if (!cell?.kept) return cell?.value ?? null
  return cell.kept === 'small' ? small : kept
}
