import { serve, type ReadCall } from '#kit/server/call.ts'
import { exportRows } from '#kit/server/export-list.ts'
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
import { statisticsEn } from '../contract/strings.en.ts'
import { statisticsFr } from '../contract/strings.fr.ts'

const words = { en: statisticsEn, fr: statisticsFr }

type Reading = Pick<ReadCall, 'db' | 'person' | 'today'>
type Subject = Asked['subject']

const askedBy = async (
  { db, person, today }: Reading,
  subject: Subject,
  action: Asked['action'] = 'view',
): Promise<Asked> => ({ db, person, today: await today(), subject, action })

const present = ({ today }: Asked) => today.slice(0, 7)

interface MonthQuery {
  month?: string | undefined
  figures?: 'closed' | 'now' | undefined
}

const wantedMonth = (asked: Asked, { month, figures }: MonthQuery) => ({
  month: month ?? present(asked),
  figures: figures ?? ('closed' as const),
})

export const statisticsHandlers = serve(
  statisticsEndpoints,
  {
    readStatistics: async (call) => {
      const asked = await askedBy(call, 'Statistics')
      const { period = present(asked), assigneeId } = call.query
      return readOverview(asked, { period, assigneeId })
    },
    exportStatistics: async (call) => {
      const asked = await askedBy(call, 'Statistics', 'export')
      const { period = present(asked), assigneeId } = call.query
      const overview = await readOverview(asked, { period, assigneeId })
      return exportRows(call, overviewLines(overview), overviewExport)
    },

    readMonthlyInvestments: async (call) => {
      const asked = await askedBy(call, 'Monthly Investments')
      return readMonthlyInvestments(asked, wantedMonth(asked, call.query))
    },
    exportMonthlyInvestments: async (call) => {
      const asked = await askedBy(call, 'Monthly Investments', 'export')
      const read = await readMonthlyInvestments(asked, wantedMonth(asked, call.query))
      return exportRows(call, [...read.users, { ...read.total, name: null }], investmentsExport)
    },

    readMonthlyCare: async (call) => {
      const asked = await askedBy(call, 'Monthly Care Confirmed Investments')
      const wanted = wantedMonth(asked, call.query)
      return readMonthlyCare(asked, { ...wanted, basis: call.query.basis ?? 'trade' })
    },
    exportMonthlyCare: async (call) => {
      const asked = await askedBy(call, 'Monthly Care Confirmed Investments', 'export')
      const wanted = wantedMonth(asked, call.query)
      const read = await readMonthlyCare(asked, { ...wanted, basis: call.query.basis ?? 'trade' })
      return exportRows(call, [...read.users, { ...read.total, name: null }], careExport)
    },

    closeMonth: (call) => closeMonth(call, call.body.month),
  },
  words,
)
