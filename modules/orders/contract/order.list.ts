import { defineList } from '#kit/contract/define-list.ts'
import { careStates, confirmationStates, orderStates } from './order.status.ts'

/** The blotter. */
export const orderList = defineList({
  sorts: ['tradedOn', 'number', 'volume', 'price', 'turnover'],
  defaultSort: '-tradedOn',
  filters: {
    status: { kind: 'choice', choices: orderStates },
    side: { kind: 'choice', choices: ['buy', 'sell'] },
    tradedOn: { kind: 'date' },
    shareholderId: { kind: 'reference' },
    assigneeId: { kind: 'reference' },
    /** The team of the assigned user. */
    teamId: { kind: 'reference' },
    /** The source of the shareholder. */
    sourceId: { kind: 'reference', optional: true },
    sharedWithId: { kind: 'reference', optional: true },
    careStatus: { kind: 'choice', choices: careStates },
    careAt: { kind: 'date', optional: true },
    confirmation: { kind: 'choice', choices: confirmationStates },
    hch: { kind: 'yesNo' },
    volume: { kind: 'number' },
    price: { kind: 'number' },
    turnover: { kind: 'number' },
    runningVolume: { kind: 'number' },
    runningTurnover: { kind: 'number' },
  },
  /** States of orders; those that count come first. */
  tabs: {
    active: { status: 'active' },
    all: {},
    carePending: { status: 'active', careStatus: 'pending' },
    careConfirmed: { status: 'active', careStatus: 'confirmed' },
    careRejected: { status: 'active', careStatus: 'rejected' },
    void: { status: 'void' },
    drafts: { status: 'draft' },
  },
  search: true,
  tableState: 'ordersTableState',
})
