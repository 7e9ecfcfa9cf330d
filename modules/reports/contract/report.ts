import type { OpenedList } from './opened-lists.ts'

/** `people` are kept back below five; `count` counts files, not people. Shares are in percent. */
export type MeasureKind = 'people' | 'count' | 'share' | 'money' | 'days' | 'hours'

export interface Measure {
  kind: MeasureKind
  /** The numbers of people that it is made of: where one of them is not told, neither is this. */
  of?: readonly string[]
  /** Where the number opens: a list that holds exactly these. */
  list?: OpenedList
  /** Known of today alone; left out as of an earlier day. */
  onlyToday?: true
}

/** What the rows of a report may stand for. */
export const groupings = [
  'program',
  'region',
  'month',
  'quarter',
  'occupation',
  'industry',
  'employerSize',
  'language',
  'exitReason',
  'exitWeek',
  'identity',
  'credential',
  'providerType',
  'skillFocus',
  'supplementType',
  'source',
  'checkpoint',
  'formNumber',
  'side',
  'overpaymentReason',
  'owedBy',
] as const
export type Grouping = (typeof groupings)[number]

export const areas = ['participants', 'training', 'money', 'service', 'applications'] as const
export type Area = (typeof areas)[number]

/** What narrows a report. */
export type Narrowing = 'program' | 'region'

/**
 * A report, declared once: server, screen, file, tests and documentation read it. What it counts and
 * by which day something belongs to a period says its words `reports.{name}`, what a measure means
 * `means.{measure}`.
 */
export interface Report {
  area: Area
  /** What the rows stand for; the first unless another one is asked for. */
  by: readonly [Grouping, ...Grouping[]]
  measures: Readonly<Record<string, Measure>>
  /** Columns of people that add up to another one of the same row. */
  parts?: { of: string; are: readonly string[] }
  narrowings: readonly Narrowing[]
  /** `past`: told as things stood on any day; `today`: as they stand now alone. */
  asOf: 'past' | 'today'
  /** Whole fiscal years alone, or all time: so that no two answers differ by a few people. */
  isYearly?: true
  /** Told to whoever has the group of personal fields. */
  isPersonal?: true
  /** About money: within the scope of finance. */
  isMoney?: true
  /** Of no use to applicants, or not theirs to know: told to staff alone. */
  isInternal?: true
  /** Drawn beside the table: these columns, as parts of one bar or as bars beside one another. */
  drawn: readonly string[]
  drawnAs: 'parts' | 'beside'
}

export const defineReports = <const R extends Readonly<Record<string, Report>>>(reports: R): R =>
  reports
