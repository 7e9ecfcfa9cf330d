import { defineList } from '#kit/contract/define-list.ts'
import { changeRequestGroups } from './change-request.groups.ts'
import { changeRequestStates } from './change-request.status.ts'
import { askingSides } from './change-request.ts'

/** What was asked last stands first. */
export const changeRequestList = defineList({
  sorts: ['requestedOn', 'name', 'reference', 'effectiveOn'],
  defaultSort: '-requestedOn',
  filters: {
    status: { kind: 'choice', choices: changeRequestStates },
    side: { kind: 'choice', choices: askingSides },
    programId: { kind: 'reference' },
    assigneeId: { kind: 'reference', optional: true },
    applicationId: { kind: 'reference' },
    requestedOn: { kind: 'date' },
    effectiveOn: { kind: 'date' },
  },
  tabs: {
    all: {},
    toRecommend: { status: 'submitted' },
    toDecide: { status: 'recommended' },
    returned: { status: 'returned' },
    approved: { status: 'approved' },
    denied: { status: 'denied' },
  },
  search: true,
  groups: changeRequestGroups,
  tableState: 'changeRequestsTableState',
})
