import { sql } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import { serve, type Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { countApplications } from '#modules/applications/server/application-list.queries.ts'
import { fundingRequestsSubjects } from '#modules/funding-requests/contract/funding-requests.subjects.ts'
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
        countFundingRequests(db, person),
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

const { may } = fundingRequestsSubjects

/** Short-term-training requests by list, from their counters: those tell of all of them or of none. */
async function countFundingRequests(db: Db, { permissions }: Person) {
  const { rows } = await sql<{ key: string; count: number }>`
    select key, sum(amount)::int as count from list_counts
    where counter = 'funding-requests' group by key`.execute(db)
  const of = (key: string, seeing: Permission) =>
    permissions.allowsAll(seeing) ? (rows.find((row) => row.key === key)?.count ?? 0) : 0
  return {
    sttAwaitingApproval: of('awaitingApproval', may('view', 'STT Funding Awaiting Approval List')),
    sttFundingPending: of('awaitingForm', may('view', 'STT Funding Awaiting Form List')),
    sttFundingApproved: of('approved', may('view', 'STT Funding Approved List')),
  }
}
