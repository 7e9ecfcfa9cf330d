import { dateFormat } from '#kit/contract/date-format.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import type { ExportColumn, ListExport } from '#kit/server/export-list.ts'
import { kitTranslator, translatorOf } from '#kit/server/messages.ts'
import { periodName } from '../contract/period-name.ts'
import type { ReportAnswer, ReportCell, ReportQuery } from '../contract/reports.endpoints.ts'
import { reportOf } from '../contract/reports.ts'
import { reportsEn } from '../contract/strings.en.ts'
import { reportsFr } from '../contract/strings.fr.ts'
import { readPrograms } from './labels.ts'
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
export async function reportExport(
  { db, language, query }: { db: Db; language: Language; query: ReportQuery },
  answer: ReportAnswer,
): Promise<ListExport<Line>> {
  const text = translatorOf(words[language], language)
  const said = { locale: `${language}-CA`, text }
  const day = dateFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' })
  const on = (date: string) => day.format(new Date(date))
  const span = answer.days
    ? text('file.days', { from: on(answer.days.from), to: on(answer.days.to) })
    : text('nothingYet')
  const programs = query.programId ? await readPrograms(db) : null
  const pairs: [string, string][] = [
    [text('file.report'), text(`reports.${answer.report}.title`)],
    [text('file.counts'), text(`reports.${answer.report}.counts`)],
    [text('asOf'), on(answer.asOf)],
    [text('period.label'), `${periodName(answer.period, said)} (${span})`],
    ...(programs && query.programId
      ? [[text('by.program'), programs.get(query.programId)?.[language] ?? ''] as [string, string]]
      : []),
    ...(query.region
      ? [
          [text('by.region'), kitTranslator(language)(`provinces.${query.region}`)] as [
            string,
            string,
          ],
        ]
      : []),
    ...(answer.isWhole ? [] : [[text('file.scope'), text('ownOnly')] as [string, string]]),
    ...answer.measures.map(
      (name) => [text(`fields.${name}`), text(`means.${name}`)] as [string, string],
    ),
    ...(hasKept(answer) ? [[text('small'), text('keptBack')] as [string, string]] : []),
  ]
  const { measures } = reportOf(answer.report)
  const compared =
    answer.compared && text('file.compared', { period: periodName(answer.compared.period, said) })
  return {
    name: 'report',
    words,
    above: pairs,
    columns: [
      {
        key: 'label',
        heading: text(`by.${answer.by}`),
        kind: 'text',
        value: ({ label }) => {
          if (typeof label === 'object') return label[language]
          return label === 'total' ? text('total') : (compared ?? '')
        },
      },
      ...answer.measures.map((key): ExportColumn<Line> => ({
        key,
        heading:
          measures[key]?.kind === 'share'
            ? text('file.percent', { measure: text(`fields.${key}`) })
            : text(`fields.${key}`),
        kind: 'number',
        value: ({ cells }) => told(cells[key], text),
      })),
    ],
  }
}

function told(cell: ReportCell | undefined, text: (key: string) => string) {
  if (!cell?.kept) return cell?.value ?? null
  return text(cell.kept === 'small' ? 'small' : 'kept')
}

const hasKept = ({ rows, total }: ReportAnswer) =>
  [...rows.map(({ cells }) => cells), total].some((cells) =>
    Object.values(cells).some(({ kept }) => kept !== undefined),
  )
