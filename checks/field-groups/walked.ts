/** Where the fields of a protected group are read, and by whose permission. */
export interface WalkedList {
  /** Of the endpoint, with what it is asked beside the list's own parameters. */
  path: string
  asks: string
  subject: string
  /** Whose groups its fields have, where that is another subject. */
  groupsOf?: string
  /** Of groups that no permission includes: whom they are for. */
  ofStaff?: readonly string[]
  /** Fields of a row whose text a search finds. */
  searched?: readonly string[]
  /** Sums over the list. */
  totals?: string
  /** What is done to everything that matches. */
  bulk?: { path: string; body: object }
}

const application = {
  path: '/applications',
  ofStaff: ['review'],
  searched: ['participantName'],
}

const request = { path: '/funding-requests', ofStaff: ['review'], searched: ['name'] }

const figures = 'figures'
const review = 'review'

/**
 * What each list must protect, by the key of its remembered table. Written here a second time, so that
 * a column that loses its group is missed.
 */
export const protectedInLists: Record<string, Record<string, string>> = {
  applicationsTableState: {
    participantName: 'personal',
    assigneeId: review,
    assignee: review,
    isDuplicateSuspected: review,
    isMessageWaiting: review,
    returnsAfter: review,
  },
  participantsTableState: {
    email: 'personal',
    phone: 'personal',
    weeksLeft: figures,
    committed: figures,
    moneyLeft: figures,
  },
  holdsTableState: { name: 'personal', targetReference: 'personal' },
  fundingRequestsTableState: {
    name: 'personal',
    participantId: 'personal',
    participantReference: 'personal',
    assignee: review,
    assigneeId: review,
  },
  changeRequestsTableState: {
    name: 'personal',
    participantId: 'personal',
    assignee: review,
    assigneeId: review,
  },
  supplementsTableState: {
    name: 'personal',
    participantId: 'personal',
    participantReference: 'personal',
    assignee: review,
    assigneeId: review,
  },
  overpaymentsTableState: {
    name: 'personal',
    participantId: 'personal',
    participantReference: 'personal',
    assignee: review,
    assigneeId: review,
  },
  paymentsTableState: {
    name: 'personal',
    participantId: 'personal',
    participantReference: 'personal',
    assignee: review,
    assigneeId: review,
    batchId: review,
  },
  monitoringFormsTableState: {
    name: 'personal',
    participantId: 'personal',
    participantReference: 'personal',
    assignee: review,
    assigneeId: review,
  },
  orphanedTableState: {
    name: 'personal',
    participantId: 'personal',
    participantReference: 'personal',
    email: 'personal',
    phone: 'personal',
    formerEmployer: 'personal',
    assignee: 'personal',
    assigneeId: 'personal',
    dueOn: 'personal',
  },
  shareholdersTableState: {
    numberOfShares: figures,
    amountInvested: figures,
    averageBuyPrice: figures,
    currentValue: figures,
    performance: figures,
    lastOrderOn: figures,
    realisedResult: figures,
    sharePriceOverride: figures,
    enteredRegisterOn: figures,
    ceasedOn: figures,
  },
  birthdaysTableState: { numberOfShares: figures },
  employerDirectoryTableState: { isBankVerified: 'bank', isBankToVerify: 'bank' },
}

/** By the key of the list's remembered table. */
export const walkedLists: Record<string, readonly WalkedList[]> = {
  applicationsTableState: [
    {
      ...application,
      asks: 'stage=pending',
      subject: 'Applications Awaiting Approval List',
      bulk: { path: '/applications/assignments', body: { assigneeId: null } },
    },
    { ...application, asks: 'stage=approved', subject: 'Applications Approved List' },
    { ...application, asks: 'stage=rejected', subject: 'Applications Rejected List' },
  ],
  participantsTableState: [
    { path: '/participants', asks: '', subject: 'Participants List', searched: ['email', 'phone'] },
  ],
  employerDirectoryTableState: [
    {
      path: '/employers',
      asks: '',
      subject: 'Employers List',
      groupsOf: 'Employer Profile Edit',
    },
  ],
  holdsTableState: [{ path: '/holds', asks: '', subject: 'Holds', searched: ['name'] }],
  fundingRequestsTableState: [
    { ...request, asks: 'stage=awaitingForm', subject: 'STT Funding Awaiting Form List' },
    { ...request, asks: 'stage=awaitingApproval', subject: 'STT Funding Awaiting Approval List' },
    { ...request, asks: 'stage=approved', subject: 'STT Funding Approved List' },
  ],
  changeRequestsTableState: [
    {
      path: '/change-requests',
      asks: '',
      subject: 'Change Requests',
      ofStaff: ['review'],
      searched: ['name'],
    },
  ],
  supplementsTableState: [
    {
      path: '/supplements',
      asks: '',
      subject: 'Supplements',
      ofStaff: ['review'],
      searched: ['name'],
    },
  ],
  overpaymentsTableState: [
    {
      path: '/overpayments',
      asks: '',
      subject: 'Payments',
      ofStaff: ['review'],
      searched: ['name'],
    },
  ],
  paymentsTableState: [
    { path: '/payments', asks: '', subject: 'Payments', ofStaff: ['review'], searched: ['name'] },
  ],
  monitoringFormsTableState: [
    {
      path: '/monitoring-forms',
      asks: '',
      subject: 'Monitoring Forms List',
      ofStaff: ['review'],
      searched: ['name'],
    },
  ],
  orphanedTableState: [
    {
      path: '/orphaned-participants',
      asks: '',
      subject: 'Orphaned Participants List',
      searched: ['name'],
    },
  ],
  shareholdersTableState: [
    {
      path: '/shareholders',
      asks: 'status=active',
      subject: 'Shareholders List',
      totals: '/shareholders/totals',
      bulk: { path: '/shareholders/taggings', body: { add: ['Gold'], remove: [] } },
    },
  ],
  birthdaysTableState: [{ path: '/birthdays', asks: 'days=366', subject: 'Shareholders List' }],
}

export interface WalkedRecord {
  /** Where one finds some. */
  list: string
  path: string
  subject: string
  /** Protected fields by group, as places in the record. */
  fields: Record<string, readonly string[]>
  /** By group the one that shows masks of it. */
  masks?: Record<string, string>
  /** Other answers that tell of the record. */
  also: readonly string[]
}

const person = ['birthDate', 'email', 'phone', 'street', 'city', 'province', 'postalCode']
const answers = ['workStatus', 'accommodationNeeds']

/** By the entity whose protected fields they show. */
export const walkedRecords: Record<string, WalkedRecord> = {
  application: {
    list: '/applications?stage=approved&perPage=100',
    path: '/applications/',
    subject: 'Applications View',
    fields: {
      personal: ['participantName', 'participantEmail', 'participant'],
      employerHalf: ['otherFunding', 'signatoryName', 'signatoryTitle'],
    },
    also: ['/history', '/versions/submission', '/versions/approval'],
  },
  participant: {
    list: '/participants?perPage=100',
    path: '/participants/',
    subject: 'Participants View',
    fields: { personal: [...person, ...answers] },
    also: ['/history', '/ledger'],
  },
  shareholder: {
    list: '/shareholders?perPage=100',
    path: '/shareholders/',
    subject: 'Shareholders View',
    fields: {
      bank: ['bankName', 'bankAddress', 'bankManagerName', 'accountNumber', 'iban'],
      figures: [
        ...['sharePriceOverride', 'numberOfShares', 'amountInvested', 'averageBuyPrice'],
        ...['netPaidIn', 'realisedResult', 'currentValue', 'performance', 'actualSharePrice'],
        ...['unrealisedResult', 'enteredRegisterOn', 'ceasedOn'],
      ],
    },
    masks: { bank: 'bankMask' },
    also: ['/history'],
  },
}
