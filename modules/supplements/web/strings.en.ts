/** Words of the screens; what the server says too is in the contract. */
export const supplementsWebEn = {
  heads: {
    programCode: 'Program',
    requestedAmount: 'Requested',
    approvedAmount: 'Approved',
  },
  actions: {
    request: 'Request supplement',
    save: 'Save supplement',
    editOf: 'Edit supplement {reference}',
  },
  tabs: {
    label: 'Views of supplements',
    toDecide: 'Awaiting approval',
    approved: 'Approved',
    declined: 'Declined',
    all: 'All',
  },
  list: {
    empty: 'No supplements yet',
    emptyHint:
      'A supplement is money beside the wage, such as transport or tools. It must be approved before its cost is incurred.',
    unassigned: 'Unassigned',
  },
  section: { empty: 'No supplements yet', requested: 'Requested:' },
  sum: { times: '{times, number} ×' },
  form: {
    day: 'Day',
    left: 'Left for this type:',
    overLeft: 'This is more than is left. The approved amount cannot exceed it.',
    total: 'In all:',
    noPlacement: 'This participant has no placement that is accepted or active.',
    nothingOffered: 'The program of this placement offers no supplements.',
    notNow: 'This supplement can no longer be changed.',
    back: 'Back to the list',
  },
  help: {
    description: 'What is bought or paid, and why the job needs it',
    internalNote: 'Only staff of the program see this',
    lateReason: 'Only staff of the program see this',
  },
  approve: {
    title: 'Approve supplement {reference}',
    intro:
      'The total is set aside in the program’s budget. The employer and the participant are told the amount.',
    requested: 'Requested:',
    total: 'Total approved:',
    most: 'Can be approved:',
    limits: {
      overTypeCap: '(left for this type beside this placement)',
      overCombinedCap: '(left for wages, supplements and training of this participant)',
      overBudget: '(left of the program’s budget)',
    },
  },
  sections: { request: 'Request', decision: 'Decision' },
  facts: {
    positionTitle: 'Position',
    decidedOn: 'Decided on',
    withdrawnOn: 'Withdrawn on',
    cancelledOn: 'Cancelled on',
  },
  strip: {
    until: 'until',
    awaited: 'Waiting for',
    since: 'since',
    approver: 'An approver',
  },
  rail: { links: 'Links', application: 'View application' },
  transitions: {
    approve: 'Approve supplement',
    decline: 'Decline supplement',
    edit: 'Edit supplement',
    withdraw: 'Withdraw supplement',
    cancel: 'Cancel supplement',
  },
  steps: {
    stale: '{who} changed this supplement {when}.',
    decline: {
      title: 'Decline supplement {reference}',
      body: 'The employer and the participant are told the reason and your note.',
      verb: 'Decline supplement',
    },
    withdraw: {
      title: 'Withdraw supplement {reference}',
      body: 'No decision will be made. You can make the same request again.',
      verb: 'Withdraw supplement',
    },
    cancel: {
      title: 'Cancel supplement {reference}',
      body: 'Money that was set aside is released. The employer and the participant are told the reason.',
      verb: 'Cancel supplement',
      cancel: 'Keep supplement',
    },
  },
  toast: {
    requested: 'Supplement requested',
    changed: 'Supplement saved',
    approve: 'Supplement approved',
    decline: 'Supplement declined',
    withdraw: 'Supplement withdrawn',
    cancel: 'Supplement cancelled',
  },
  missing: {
    participantId: 'Choose the participant',
    placementId: 'Choose the placement',
    cancelReason: 'Enter the reason',
    declineReason: 'Choose the reason',
  },
  history: {
    created: 'requested the supplement',
    change: 'changed the request',
    approve: 'approved the supplement',
    decline: 'declined the supplement',
    withdraw: 'withdrew the supplement',
    cancel: 'cancelled the supplement',
  },
} as const
