import type { Days } from '../contract/period.ts'
import {
  comparedDays,
  comparedPeriod,
  daysOf,
  daysUntil,
  firstDay,
  kindOf as periodKindOf,
  periodAt,
} from '../contract/period.ts'
import type { Grouping, Report } from '../contract/report.ts'
import type { ReportAnswer, ReportQuery } from '../contract/reports.endpoints.ts'
import { kindOfReport, reportOf, type ReportName } from '../contract/reports.ts'
import { selfIdentificationGroups } from '#modules/participants/contract/participant.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { ReadCall } from '#kit/server/call.ts'
import { forbidden, invalidField } from '#kit/server/problems.ts'
import { tellIdentities } from './identities.ts'
import { readLabels, type LabelOf } from './labels.ts'
import { readApplications, readEmployers } from './queries/applications.queries.ts'
import type { Asked, Counted } from './queries/grouped.ts'
import {
  readOverpayments,
  readSpending,
  readSpendingByQuarter,
  readSupplements,
} from './queries/money.queries.ts'
import {
  readEarlyExits,
  readOrphans,
  readOutcomes,
  readParticipants,
} from './queries/participants.queries.ts'
import {
  readCheckpoints,
  readDecisions,
  readMonitoring,
  readPaymentTimes,
} from './queries/service.queries.ts'
import { readTraining, readTrainingCosts } from './queries/training.queries.ts'
import { maySeeReport } from './may-see-report.ts'
import { tell, type ToldTable } from './tell.ts'

type Reading = Pick<ReadCall, 'db' | 'person' | 'today' | 'settings' | 'language'>

const readers: Record<
  Exclude<ReportName, 'selfIdentification'>,
  (asked: Asked) => Promise<Counted>
> = {
  participants: readParticipants,
  outcomes: readOutcomes,
  earlyExits: readEarlyExits,
  orphans: readOrphans,
  training: readTraining,
  trainingCosts: readTrainingCosts,
  spending: readSpending,
  spendingByQuarter: readSpendingByQuarter,
  supplements: readSupplements,
  overpayments: readOverpayments,
  decisions: readDecisions,
  paymentTimes: readPaymentTimes,
  checkpoints: readCheckpoints,
  monitoring: readMonitoring,
  applications: readApplications,
  employers: readEmployers,
}

/** A report as the person may see it. @throws 403 not theirs, 422 asked for otherwise than it is declared */
export async function readReport(
  call: Reading,
  { name, query, action }: { name: ReportName; query: ReportQuery; action: Asked['action'] },
): Promise<ReportAnswer> {
  const { person, db, settings } = call
  if (!maySeeReport(person, action, name)) throw forbidden()
  const report = reportOf(name)
  const today = await call.today()
  const by = query.by ?? report.by[0]
  const wanted = query.asOf && query.asOf < today ? query.asOf : today
  const isTodayOnly = report.asOf === 'today' && wanted < today
  const asOf = isTodayOnly ? today : wanted
  const period = query.period ?? periodAt('fiscalYear', asOf < firstDay ? firstDay : asOf)
  refuseUndeclared(report, { ...query, by, period })
  const days = report.isYearly ? wholeQuarters(period, asOf) : daysUntil(period, asOf)
  const measures = Object.keys(report.measures).filter(
    (each) => asOf === today || !report.measures[each]?.onlyToday,
  )
  const on = { db, person, settings, action, report: name, by, asOf, isToday: asOf === today }
  const asked = { ...on, programId: query.programId, region: query.region }
  const [table, labels, compared] = await Promise.all([
    read({ ...asked, days: days ?? noDays }, measures),
    readLabels(db, by),
    compare(asked, { query, period, measures }),
  ])
  return {
    report: name,
    by,
    asOf,
    isToday: asOf === today,
    isTodayOnly,
    period,
    days,
    isWhole: person.permissions.allows(
      { action, subject: 'Reports' },
      { kind: kindOfReport(name) },
    ),
    measures,
    rows: inOrder(table.rows, { by, labels, language: call.language }),
    total: table.total,
    compared,
  }
}

const noDays: Days = { from: '2000-01-02', to: '2000-01-01' }

/** What is told of people must not grow by the few who came yesterday: only whole quarters count. */
function wholeQuarters(period: string, asOf: string): Days | null {
  const begun = daysOf(periodAt('quarter', asOf))?.from ?? asOf
  const last = new Date(Date.parse(begun) - 86_400_000).toISOString().slice(0, 10)
  return daysUntil(period, last)
}

async function read(asked: Asked, measures: readonly string[]): Promise<ToldTable> {
  if (asked.report === 'selfIdentification') return tellIdentities(asked)
  return tell(reportOf(asked.report), measures, await readers[asked.report](asked))
}

/** @throws 422 at the parameter that the report does not know */
export function refuseUndeclared(
  report: Report,
  { by, period, region, programId }: ReportQuery & { period: string },
) {
  if (by && !report.by.includes(by)) throw invalidField('by', 'choice')
  if (report.isYearly && periodKindOf(period) !== 'fiscalYear')
    throw invalidField('period', 'choice')
  if (region && !report.narrowings.includes('region')) throw invalidField('region', 'choice')
  if (programId && !report.narrowings.includes('program')) throw invalidField('programId', 'choice')
}

interface Compared {
  query: ReportQuery
  period: string
  measures: readonly string[]
}

/** All of the other period; a yearly report is of whole quarters, and a part of a year would tell of few. */
async function compare(
  asked: Omit<Asked, 'days'>,
  { query, period, measures }: Compared,
): Promise<ReportAnswer['compared']> {
  const report = reportOf(asked.report)
  const other = comparedPeriod(period, query.compare ?? 'previous')
  if (other === null || report.isYearly) return null
  const days = comparedDays(period, { other, asOf: asked.asOf })
  if (!days) return null
  const { total } = await read({ ...asked, days }, measures)
  const told = Object.entries(total).filter(([name]) => !report.measures[name]?.onlyToday)
  return { period: other, days, total: Object.fromEntries(told) }
}

const ordered: readonly Grouping[] = ['month', 'quarter', 'formNumber', 'checkpoint']
const bands = ['1-4', '5-8', '9-12', '13-26', '27', '5-19', '20-99', '100-499', '500']
const placed: readonly string[] = [...bands, ...selfIdentificationGroups]

/** Time and steps in their order, all else by its name; what does not say last. */
function inOrder(
  rows: ToldTable['rows'],
  { by, labels, language }: { by: Grouping; labels: LabelOf; language: Language },
): ReportAnswer['rows'] {
  const named = rows.map(({ key, cells }) => ({ key, label: labels(key), cells }))
  return named.toSorted((one, other) => {
    if (one.key === null || other.key === null)
      return Number(one.key === null) - Number(other.key === null)
    const places = [placed.indexOf(one.key), placed.indexOf(other.key)] as const
    if (places[0] >= 0 && places[1] >= 0) return places[0] - places[1]
    if (ordered.includes(by)) return one.key < other.key ? -1 : 1
    return one.label[language].localeCompare(other.label[language], language)
  })
}
