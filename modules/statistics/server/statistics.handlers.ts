import { serve, type ReadCall } from '#kit/server/call.ts'
import { exportRows } from '#kit/server/export-list.ts'
import { statisticsEndpoints } from '../contract/statistics.endpoints.ts'
import type { Narrowing } from '../contract/figures.ts'
import { closeMonth } from './close-month.ts'
import { readMonthlyCare, readMonthlyInvestments, type WantedMonth } from './monthly.queries.ts'
import { readOverview, type Wanted } from './overview.queries.ts'
import { readNarrowingSources } from './narrowing-sources.queries.ts'
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

interface Query extends Narrowing {
  compare?: string | undefined
}

const wantedOf = ({ compare, teamId, assigneeId, sourceId, side }: Query) => ({
  comparison: compare ?? 'previous',
  narrowing: { teamId, assigneeId, sourceId, side },
})

const wantedPeriod = (asked: Asked, query: Query & { period?: string | undefined }): Wanted => ({
  period: query.period ?? present(asked),
  ...wantedOf(query),
})

interface MonthQuery extends Query {
  month?: string | undefined
  figures?: 'closed' | 'now' | undefined
}

const wantedMonth = (asked: Asked, query: MonthQuery): WantedMonth => ({
  month: query.month ?? present(asked),
  figures: query.figures ?? 'closed',
  ...wantedOf(query),
})

export const statisticsHandlers = serve(
  statisticsEndpoints,
  {
    listNarrowingSources: async ({ db }) => ({ data: await readNarrowingSources(db) }),

    readStatistics: async (call) => {
      const asked = await askedBy(call, 'Statistics')
      return readOverview(asked, wantedPeriod(asked, call.query))
    },
    exportStatistics: async (call) => {
      const asked = await askedBy(call, 'Statistics', 'export')
      const wanted = wantedPeriod(asked, call.query)
      const lines = overviewLines(await readOverview(asked, wanted), wanted)
      return exportRows(call, lines, overviewExport(wanted))
    },

    readMonthlyInvestments: async (call) => {
      const asked = await askedBy(call, 'Monthly Investments')
      return readMonthlyInvestments(asked, wantedMonth(asked, call.query))
    },
    exportMonthlyInvestments: async (call) => {
      const asked = await askedBy(call, 'Monthly Investments', 'export')
      const wanted = wantedMonth(asked, call.query)
      const { users, total } = await readMonthlyInvestments(asked, wanted)
      return exportRows(call, [...users, { ...total, name: null }], investmentsExport(wanted))
    },

    readMonthlyCare: async (call) => {
      const asked = await askedBy(call, 'Monthly Care Confirmed Investments')
      const wanted = wantedMonth(asked, call.query)
      return readMonthlyCare(asked, { ...wanted, basis: call.query.basis ?? 'trade' })
    },
    exportMonthlyCare: async (call) => {
      const asked = await askedBy(call, 'Monthly Care Confirmed Investments', 'export')
      const wanted = { ...wantedMonth(asked, call.query), basis: call.query.basis ?? 'trade' }
      const { users, total } = await readMonthlyCare(asked, wanted)
      return exportRows(call, [...users, { ...total, name: null }], careExport(wanted))
    },

    closeMonth: (call) => closeMonth(call, call.body.month),
  },
  words,
)
