import { filterTabs } from '#kit/web/list/filter-tabs.ts'

const status = 'filter[status]'
const payee = 'filter[payee]'

/** The stages that a payment goes through, as the work on it is shared out. */
export const paymentTabs = filterTabs({
  all: {},
  toAssess: { [status]: 'submitted' },
  toApprove: { [status]: 'assessed,approvedOnce' },
  returned: { [status]: 'returned' },
  approved: { [status]: 'approved', [payee]: 'employer' },
  toParticipants: { [status]: 'approved', [payee]: 'participant' },
  underWay: { [status]: 'batched,sent' },
  paid: { [status]: 'paid' },
  failed: { [status]: 'failed' },
})

/** What waits longest stands first, where something waits. */
export const tabSorts = {
  toAssess: 'submittedOn',
  toApprove: 'submittedOn',
  returned: 'submittedOn',
}
