import { dateFormat } from '#kit/contract/date-format.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { kitTranslator, translatorOf, type Translator } from '#kit/server/messages.ts'
import { periodName } from '../contract/period-name.ts'
import { daysOf, type Days } from '../contract/period.ts'
import type { ReportAnswer, ReportQuery } from '../contract/reports.endpoints.ts'
import type { SaidReport } from '../contract/said-report.ts'
import { reportsEn } from '../contract/strings.en.ts'
import { reportsFr } from '../contract/strings.fr.ts'
import { readPrograms } from './labels.ts'

const words = { en: reportsEn, fr: reportsFr }

export interface Narrowed {
  program: Bilingual | null
  region: ReportQuery['region'] | null
}

/** How a question narrows its report, by names that can be said. */
export async function readNarrowed(db: Db, query: ReportQuery): Promise<Narrowed> {
  const programs = query.programId ? await readPrograms(db) : null
  return {
    program: programs?.get(query.programId ?? '') ?? null,
    region: query.region ?? null,
  }
}

/** What a period is called, in both languages. */
export const sayPeriod = (period: string): Bilingual => {
  const name = (language: Language) =>
    periodName(period, { locale: `${language}-CA`, text: translatorOf(words[language], language) })
  return { en: name('en'), fr: name('fr') }
}

type Line = SaidReport['facts'][number]

/** What another period is called, with its days where it is compared no further than the one that runs. */
function comparedName(
  { period, days }: NonNullable<ReportAnswer['compared']>,
  said: { locale: string; text: Translator },
): string {
  const name = periodName(period, said)
  const whole = daysOf(period)
  return whole?.from === days.from && whole.to === days.to
    ? name
    : `${name} (${spanOf(days, said)})`
}

function spanOf({ from, to }: Days, { locale, text }: { locale: string; text: Translator }) {
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return text('file.days', { from: day.format(new Date(from)), to: day.format(new Date(to)) })
}

/** What a report says beside its figures, for paper, files and what is kept of it alike. */
export function sayReport(
  answer: ReportAnswer,
  narrowed: Narrowed,
  language: Language,
): SaidReport {
  const text = translatorOf(words[language], language)
  const said = { locale: `${language}-CA`, text }
  const { compared, measures } = answer
  return {
    title: text(`reports.${answer.report}.title`),
    counts: text(`reports.${answer.report}.counts`),
    facts: factsOf(answer, narrowed, { language, text }),
    by: text(`by.${answer.by}`),
    columns: Object.fromEntries(
      measures.map((name) => [
        name,
        { label: text(`fields.${name}`), value: text(`means.${name}`) },
      ]),
    ),
    total: text('total'),
    compared: compared && text('file.compared', { period: comparedName(compared, said) }),
    small: text('small'),
    kept: text('kept'),
    notes: hasKept(answer) ? [text('keptBack')] : [],
  }
}

function factsOf(
  answer: ReportAnswer,
  { program, region }: Narrowed,
  { language, text }: { language: Language; text: Translator },
): Line[] {
  const day = dateFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' })
  const on = (date: string) => day.format(new Date(date))
  const span = answer.days
    ? spanOf(answer.days, { locale: `${language}-CA`, text })
    : text('nothingYet')
  const period = periodName(answer.period, { locale: `${language}-CA`, text })
  return [
    { label: text('asOf'), value: on(answer.asOf) },
    { label: text('period.label'), value: `${period} (${span})` },
    ...(program ? [{ label: text('by.program'), value: program[language] }] : []),
    ...(region
      ? [{ label: text('by.region'), value: kitTranslator(language)(`provinces.${region}`) }]
      : []),
    ...(answer.isWhole ? [] : [{ label: text('file.scope'), value: text('ownOnly') }]),
  ]
}

const hasKept = ({ rows, total }: ReportAnswer) =>
  [...rows.map(({ cells }) => cells), total].some((cells) =>
    Object.values(cells).some(({ kept }) => kept !== undefined),
  )
