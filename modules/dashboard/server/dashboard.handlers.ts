import { sql } from 'kysely'
import { serve, type Db } from '#kit/server/call.ts'
import { countApplications } from '#modules/applications/server/application-list.queries.ts'
import { dashboardEndpoints } from '../contract/dashboard.endpoints.ts'
import { dashboardEn } from '../contract/strings.en.ts'
import { dashboardFr } from '../contract/strings.fr.ts'

const words = { en: dashboardEn, fr: dashboardFr }

export const dashboardHandlers = serve(
  dashboardEndpoints,
  {
    async badgeCounts({ db, person }) {
      const [pending, approved, rejected, stt] = await Promise.all([
        countApplications(db, person, 'pending'),
        countApplications(db, person, 'approved'),
        countApplications(db, person, 'rejected'),
        countFundingRequests(db),
      ])
      return {
        applicationsPending: pending,
        applicationsApproved: approved,
        applicationsRejected: rejected,
        ...stt,
      }
    },
  },
  words,
)

/** Short-term-training requests by list, from their counters. */
async function countFundingRequests(db: Db) {
  const { rows } = await sql<{ key: string; count: number }>`
    select key, sum(amount)::int as count from list_counts
    where counter = 'funding-requests' group by key`.execute(db)
  const of = (key: string) => rows.find((row) => row.key === key)?.count ?? 0
  return {
    sttAwaitingApproval: of('awaitingApproval'),
    sttFundingPending: of('awaitingForm'),
    sttFundingApproved: of('approved'),
  }
}
