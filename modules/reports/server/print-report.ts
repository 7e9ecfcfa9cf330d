import type { Language } from '#kit/contract/strings.ts'
import type { ReadCall, StreamAnswer } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { Block, PaperTable } from '#kit/server/paper/paper.ts'
import { letterheadOf, printPaper } from '#modules/letterhead/server/kept-paper.ts'
import type { MeasureKind } from '../contract/report.ts'
import type { ReportAnswer } from '../contract/reports.endpoints.ts'
import { reportOf } from '../contract/reports.ts'
import type { SaidReport } from '../contract/said-report.ts'
import { reportsEn } from '../contract/strings.en.ts'
import { reportsFr } from '../contract/strings.fr.ts'
import { cellWriter } from './cell-text.ts'
import type { Cells } from './tell.ts'

const words = { en: reportsEn, fr: reportsFr }

interface Printed {
  said: SaidReport
  answer: ReportAnswer
  /** When and by what name it was kept, where it was. */
  beside?: readonly { label: string; value: string }[]
  /** What stands below everything else, on a line of its own. */
  below?: string
  /** What its file is called, where that is more than its title. */
  fileName?: string
}

/** The report as tagged PDF on the letterhead of the organisation: the table, without the picture of it. */
export async function printReport(
  call: Pick<ReadCall, 'db' | 'files' | 'language' | 'now' | 'organisation' | 'settings' | 'today'>,
  { said, answer, beside = [], below, fileName = said.title }: Printed,
): Promise<StreamAnswer> {
  const { db, language } = call
  const organisation = await call.organisation()
  const sender = { organisation, title: call.settings.appTitle }
  const today = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' })
  const body = await printPaper(call.files, {
    language,
    at: call.now.toISOString(),
    letterhead: { ...(await letterheadOf(db, sender, language)), signature: null },
    addressee: [],
    beside: [
      {
        label: translatorOf(words[language], language)('paper.made'),
        value: today.format(new Date(await call.today())),
      },
      ...beside,
    ],
    subject: said.title,
    blocks: [
      ...blocksOf({ said, answer }, { language, currency: organisation.currency }),
      ...(below ? [{ kind: 'paragraph', text: below } as const] : []),
    ],
  })
  return { mediaType: 'application/pdf', fileName: `${fileName}.pdf`, body }
}

interface Speaking {
  language: Language
  currency: string
}

function blocksOf({ said, answer }: Printed, speaking: Speaking): Block[] {
  const text = translatorOf(words[speaking.language], speaking.language)
  const paragraph = (line: string): Block => ({ kind: 'paragraph', text: line })
  return [
    paragraph(said.counts),
    { kind: 'facts', facts: said.facts },
    { kind: 'heading', text: text('paper.figures') },
    ...inPieces(answer).map((names) => tableOf({ said, answer }, names, speaking)),
    ...said.notes.map(paragraph),
    { kind: 'heading', text: text('paper.meanings') },
    { kind: 'facts', facts: answer.measures.flatMap((name) => said.columns[name] ?? []) },
  ]
}

/** What a page has room for: an amount takes as much of it as one and a half other numbers. */
const roomOfPage = 6
const widthOf = (kind: MeasureKind | undefined) => (kind === 'money' ? 1.5 : 1)

/** Columns that do not stand side by side stand in tables one below the other, each with the rows' names. */
function inPieces({ report, measures }: ReportAnswer): string[][] {
  const kinds = reportOf(report).measures
  const widths = measures.map((name) => widthOf(kinds[name]?.kind))
  const sum = widths.reduce((all, width) => all + width, 0)
  const most = sum / Math.ceil(sum / roomOfPage)
  const pieces: string[][] = [[]]
  let filled = 0
  for (const [at, name] of measures.entries()) {
    const width = widths[at] ?? 1
    if (filled > 0 && filled + width > Math.max(most, width) + 0.01) {
      pieces.push([])
      filled = 0
    }
    pieces.at(-1)?.push(name)
    filled += width
  }
  return pieces
}

function tableOf(
  { said, answer }: Printed,
  names: readonly string[],
  { language, currency }: Speaking,
): PaperTable {
  const kinds = reportOf(answer.report).measures
  const write = cellWriter(said, { language })
  const line = (head: string, cells: Cells) => [
    head,
    ...names.map((name) => write(kinds[name]?.kind, cells[name])),
  ]
  const { compared } = answer
  const rows = answer.rows.map(({ label, cells }) => line(label[language], cells))
  const total = line(said.total, answer.total)
  return {
    kind: 'table',
    columns: [
      { label: said.by },
      ...names.map((name) => {
        const label = said.columns[name]?.label ?? name
        const isMoney = kinds[name]?.kind === 'money'
        return { label: isMoney ? `${label} (${currency})` : label, isFigure: true as const }
      }),
    ],
    ...(compared
      ? { rows: [...rows, total, line(said.compared ?? '', compared.total)] }
      : { rows, total }),
  }
}
