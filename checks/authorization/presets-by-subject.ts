import { investorPresets } from './investor-presets.ts'

/**
 * What each role preset may do: the two tables of `access.md`, spread over the subjects and their
 * actions. Written from that page and not from `role-presets.ts`, so that the two check each other.
 *
 * `A` every record, or simply allowed. `P` own programs, or own team. `O` own, assigned to or
 * about oneself. `U` own, and what is assigned to nobody. `F` the financial part. `-` refused.
 */
export const columns = [
  'superAdmin',
  'brandAdmin',
  'admin',
  'caseOfficer',
  'approver',
  'finance',
  'auditor',
  'employer',
  'employee',
  'manager',
  'adviser',
  'care',
] as const
export type Column = (typeof columns)[number]

export const letters = {
  A: 'allow',
  P: 'program',
  O: 'own',
  U: 'ownAndUnassigned',
  F: 'finance',
  '-': 'deny',
} as const
export type Expectation = (typeof letters)[keyof typeof letters]

export const presetsBySubject: Record<string, Record<string, string>> = {
  //                 SA B A  C P F Au  Er Ee  M Ad Ca
  Dashboard: { view: 'A A A  A A A A   A A    A A A' },
  Notifications: {
    view: '           A A A  A A A A   A A    A A A',
    update: '         A A A  A A A A   A A    A A A',
  },
  'Settings Account': {
    view: '           A A A  A A A A   A A    A A A',
    update: '         A A A  A A A A   A A    A A A',
  },
  'Settings Security': {
    view: '           A A A  A A A A   A A    A A A',
    update: '         A A A  A A A A   A A    A A A',
  },
  'Settings Notifications': {
    view: '           A A A  A A A A   A A    A A A',
    update: '         A A A  A A A A   A A    A A A',
  },
  /** Not in the tables: whoever works on records has tasks, an auditor only looks. */
  Tasks: {
    view: '           A A A  O O O -   - -    P O O',
    create: '         A A A  O O O -   - -    P O O',
    update: '         A A A  O O O -   - -    P O O',
    delete: '         A A A  O O O -   - -    P O O',
  },

  // users, roles
  'Employees List': {
    view: '           A A A  - - - A   O -    - - -',
    export: '         A A A  - - - A   O -    - - -',
  },
  'System Users List': {
    view: '           A A A  - - - A   - -    - - -',
    export: '         A A A  - - - A   - -    - - -',
  },
  'System Users View': {
    view: '           A A A  - - - A   O O    - - -',
  },
  'System Users Create': {
    create: '         A A A  - - - -   O -    - - -',
  },
  'System Users Edit': {
    update: '         A A A  - - - -   O -    - - -',
    delete: '         A A A  - - - -   O -    - - -',
    restore: '        A A A  - - - -   O -    - - -',
    assign: '         A A A  - - - -   - -    - - -',
    override: '       A A A  - - - -   - -    - - -',
  },
  /** Bank details are verified by finance (`funding.md`, users). */
  'Employer Profile Edit': {
    view: '           A A A  - - A A   O -    - - -',
    update: '         A A A  - - - -   O -    - - -',
    verify: '         A A -  - - A -   - -    - - -',
  },
  'Users Management': {
    view: '           A A A  - - - A   - -    - - -',
    export: '         A A A  - - - A   - -    - - -',
    update: '         A A A  - - - -   - -    - - -',
    delete: '         A A A  - - - -   - -    - - -',
    assign: '         A A A  - - - -   - -    - - -',
  },
  'Roles List': {
    view: '           A A -  - - - A   - -    - - -',
  },
  'Roles Create': {
    create: '         A A -  - - - -   - -    - - -',
  },
  'Roles Edit': {
    update: '         A A -  - - - -   - -    - - -',
    delete: '         A A -  - - - -   - -    - - -',
  },
  'Settings Roles': {
    view: '           A A -  - - - A   - -    - - -',
  },

  // programs, forms, templates, general settings; public facts are public calls
  'Programs List': {
    view: '           A A A  A A A A   - -    - - -',
    export: '         A A A  P A - A   - -    - - -',
  },
  'Programs View': {
    view: '           A A A  A A A A   - -    - - -',
  },
  'Programs Create': {
    create: '         A A A  - - - -   - -    - - -',
  },
  'Programs Edit': {
    update: '         A A A  - - - -   - -    - - -',
    delete: '         A A A  - - - -   - -    - - -',
    restore: '        A A A  - - - -   - -    - - -',
    configure: '      A A A  - - - -   - -    - - -',
  },
  'Settings General': {
    view: '           A A A  A A A A   - -    - - -',
    configure: '      A A A  - - - -   - -    - - -',
  },
  'Settings Clockwork': {
    view: '           A A A  - - - A   - -    - - -',
    configure: '      A A A  - - - -   - -    - - -',
  },
  Webhooks: {
    view: '           A A A  - - - -   - -    - - -',
    configure: '      A A A  - - - -   - -    - - -',
  },
  'Settings Classifications': {
    view: '           A A A  A A A A   - -    - - -',
    configure: '      A A A  - - - -   - -    - - -',
  },

  // applications
  'Applications Awaiting Approval List': {
    view: '           A A A  P A A A   O O    - - -',
    export: '         A A A  P A - A   O -    - - -',
    assign: '         A A A  O - - -   - -    - - -',
  },
  'Applications Approved List': {
    view: '           A A A  P A A A   O O    - - -',
    export: '         A A A  P A - A   O -    - - -',
  },
  'Applications Rejected List': {
    view: '           A A A  P A A A   O O    - - -',
    export: '         A A A  P A - A   O -    - - -',
  },
  'Applications View': {
    view: '           A A A  P A A A   O O    - - -',
    update: '         A A A  P - - -   O O    - - -',
    assign: '         A A A  O - - -   - -    - - -',
    verify: '         A A A  P - - -   - -    - - -',
    override: '       A A A  - A - -   - -    - - -',
    recommend: '      A A A  P - - -   - -    - - -',
    decide: '         A A A  - A - -   - -    - - -',
  },
  'Applications Create': {
    create: '         A A A  P - - -   O O    - - -',
  },

  /** Not in the tables: whoever sees applications sees who applies, as far. */
  'Employers List': {
    view: '           A A A  P A A A   - -    - - -',
    export: '         A A A  P A - A   - -    - - -',
  },
  'Employers View': { view: 'A A A  P A A A   - -    - - -' },

  // participants
  'Participants List': {
    view: '           A A A  P A A A   O -    - - -',
    export: '         A A A  P A - A   O -    - - -',
  },
  'Participants View': {
    view: '           A A A  P A A A   O O    - - -',
    export: '         A A A  - - - -   - O    - - -',
    reveal: '         - - -  - - - -   - O    - - -',
  },
  'Participants Edit': {
    update: '         A A A  P - - -   O O    - - -',
    delete: '         A A A  - - - -   - -    - - -',
    restore: '        A A A  - - - -   - -    - - -',
  },
  'Orphaned Participants List': {
    view: '           A A A  P A - A   O -    - - -',
    export: '         A A A  P A - A   O -    - - -',
    update: '         A A A  P - - -   - -    - - -',
    assign: '         A A A  P - - -   - -    - - -',
  },
  'Monitoring Forms List': {
    view: '           A A A  P A A A   O O    - - -',
    export: '         A A A  P A - A   O -    - - -',
    update: '         A A -  - - - -   O O    - - -',
    decide: '         A A A  P - - -   - -    - - -',
    override: '       A A A  P - - -   - -    - - -',
  },

  // STT
  'STT Funding Awaiting Form List': {
    view: '           A A A  P A A A   O O    - - -',
    export: '         A A A  P A - A   O -    - - -',
    create: '         A A A  P - - -   O O    - - -',
  },
  'STT Funding Awaiting Approval List': {
    view: '           A A A  P A A A   O O    - - -',
    export: '         A A A  P A - A   O -    - - -',
  },
  'STT Funding Approved List': {
    view: '           A A A  P A A A   O O    - - -',
    export: '         A A A  P A A A   O -    - - -',
  },
  'STT Funding View': {
    view: '           A A A  P A A A   O O    - - -',
    update: '         A A A  P - - -   O O    - - -',
    decide: '         A A A  - A - -   - -    - - -',
    verify: '         A A -  - - A -   - -    - - -',
  },

  'Change Requests': {
    view: '           A A A  P A A A   O -    - - -',
    export: '         A A A  P A A A   O -    - - -',
    create: '         A A A  P - - -   O -    - - -',
    recommend: '      A A A  P - - -   - -    - - -',
    decide: '         A A A  - A - -   - -    - - -',
  },
  Supplements: {
    view: '           A A A  P A A A   O O    - - -',
    export: '         A A A  P A A A   O -    - - -',
    create: '         A A A  P - - -   O -    - - -',
    decide: '         A A A  - A - -   - -    - - -',
  },

  // money
  Payments: {
    view: '           A A -  P A A A   O O    - - -',
    export: '         A A -  P A A A   O -    - - -',
    create: '         - - -  - - - -   O O    - - -',
    verify: '         - - -  P - A -   - -    - - -',
    decide: '         A A -  - A A -   - -    - - -',
    pay: '            - - -  - - A -   - -    - - -',
  },
  'Payment Batches': {
    view: '           A A -  - - A A   - -    - - -',
  },
  Holds: {
    view: '           A A A  P A F A   O O    - - -',
    export: '         A A A  P A F A   O -    - - -',
    create: '         A A A  P A F -   - -    - - -',
    update: '         A A A  P A F -   - -    - - -',
    decide: '         A A A  P A F -   - -    - - -',
    /** To let one application pass in spite of a hold: whoever may hold everything. */
    override: '       A A A  - A - -   - -    - - -',
  },

  // reports, audit log
  Reports: {
    view: '           A A A  P A F A   O -    - - -',
    export: '         A A A  P A F A   O -    - - -',
    /** Not in the tables: what was told to a funder is for those who decide and account for money. */
    freeze: '         A A A  - A F -   - -    - - -',
  },
  'Audit Log': {
    view: '           A A A  - - - A   - O    - - -',
    export: '         A A A  - - - A   - -    - - -',
  },

  /** Not in the tables: what is held about one person, taken out or away, is the administrators'. */
  Privacy: {
    export: '         A A A  - - - -   - -    - - -',
    delete: '         A A A  - - - -   - -    - - -',
  },

  /** Not in the tables: letters hold secret links, so nobody below an administrator of all. */
  Outbox: {
    view: '           A A -  - - - -   - -    - - -',
    configure: '      A A -  - - - -   - -    - - -',
  },

  ...investorPresets,
}

export const cells = (row: string) => row.trim().split(/\s+/)

export function expectationOf(subject: string, action: string, column: Column): Expectation {
  const letter = cells(presetsBySubject[subject]?.[action] ?? '')[columns.indexOf(column)]
  if (!letter || !(letter in letters)) throw new Error(`${subject}, ${action}: no cell`)
  return letters[letter as keyof typeof letters]
}
