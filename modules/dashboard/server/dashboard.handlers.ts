import { serve } from '#kit/server/call.ts'
import { countApplications } from '#modules/applications/server/application-list.queries.ts'
import { countRequests } from '#modules/funding-requests/server/request-list.queries.ts'
import { dashboardEndpoints } from '../contract/dashboard.endpoints.ts'
import { dashboardEn } from '../contract/strings.en.ts'
import { dashboardFr } from '../contract/strings.fr.ts'

const words = { en: dashboardEn, fr: dashboardFr }

export const dashboardHandlers = serve(
  dashboardEndpoints,
  {
    async badgeCounts({ db, person }) {
      const [pending, approved, rejected, form, approval, training] = await Promise.all([
        countApplications(db, person, 'pending'),
        countApplications(db, person, 'approved'),
        countApplications(db, person, 'rejected'),
        countRequests(db, person, 'awaitingForm'),
        countRequests(db, person, 'awaitingApproval'),
        countRequests(db, person, 'approved'),
      ])
      return {
        applicationsPending: pending,
        applicationsApproved: approved,
        applicationsRejected: rejected,
        sttFundingPending: form,
        sttAwaitingApproval: approval,
        sttFundingApproved: training,
      }
    },
  },
  words,
)
