import { serve, type ReadCall } from '#kit/server/call.ts'
import { exportRows } from '#kit/server/export-list.ts'
import { dayAt } from '#kit/server/organisation-day.ts'
import type { Settings } from '#kit/server/settings.ts'
import { statisticsEndpoints } from '../contract/statistics.endpoints.ts'
import { closeMonth } from './close-month.ts'
import { readMonthlyCare, readMonthlyInvestments } from './monthly.queries.ts'
import { readOverview } from './overview.queries.ts'
import type { Asked } from './permitted.ts'
import {
  careExport,
  investmentsExport,
  overviewExport,
  overviewLines,
} from './statistics.export.ts'

type Reading = Pick<ReadCall, 'db' | 'person' | 'settings'>
type Subject = Asked['subject']

const askedBy = (
  { db, person, settings }: Reading,
  subject: Subject,
  action: Asked['action'] = 'view',
): Asked => ({ db, person, settings, subject, action })

const present = (settings: Settings) => dayAt(settings).slice(0, 7)

interface MonthQuery {
  month?: string | undefined
  figures?: 'closed' | 'now' | undefined
}

const wantedMonth = (settings: Settings, { month, figures }: MonthQuery) => ({
  month: month ?? present(settings),
  figures: figures ?? ('closed' as const),
})

export const statisticsHandlers = serve(statisticsEndpoints, {
  readStatistics: (call) => {
    const { period = present(call.settings), assigneeId } = call.query
    return readOverview(askedBy(call, 'Statistics'), { period, assigneeId })
  },
  exportStatistics: async (call) => {
    const { period = present(call.settings), assigneeId } = call.query
    const asked = askedBy(call, 'Statistics', 'export')
    const overview = await readOverview(asked, { period, assigneeId })
    return exportRows(call, overviewLines(overview), overviewExport)
  },

  readMonthlyInvestments: (call) =>
    readMonthlyInvestments(
      askedBy(call, 'Monthly Investments'),
      wantedMonth(call.settings, call.query),
    ),
  exportMonthlyInvestments: async (call) => {
    const asked = askedBy(call, 'Monthly Investments', 'export')
    const read = await readMonthlyInvestments(asked, wantedMonth(call.settings, call.query))
    return exportRows(call, [...read.users, { ...read.total, name: null }], investmentsExport)
  },

  readMonthlyCare: (call) =>
    readMonthlyCare(askedBy(call, 'Monthly Care Confirmed Investments'), {
      ...wantedMonth(call.settings, call.query),
      basis: call.query.basis ?? 'trade',
    }),
  exportMonthlyCare: async (call) => {
    const asked = askedBy(call, 'Monthly Care Confirmed Investments', 'export')
    const wanted = wantedMonth(call.settings, call.query)
    const read = await readMonthlyCare(asked, { ...wanted, basis: call.query.basis ?? 'trade' })
    return exportRows(call, [...read.users, { ...read.total, name: null }], careExport)
  },

  closeMonth: (call) => closeMonth(call, call.body.month),
})
