export const employersWebEn = {
  heads: {
    businessNumber: 'Business number',
    province: 'Province',
    employeesTotal: 'Employees',
    pending: 'Waiting',
    places: 'Placements',
    contactName: 'Contact',
  },
  filters: {
    programId: 'Program',
    isWaiting: 'Has applications awaiting approval',
    isActive: 'Has current placements',
    isBankVerified: 'Has a verified bank account',
    isBankToVerify: 'Has a bank account to verify',
  },
  list: {
    empty: 'No employers yet',
    emptyHint: 'An employer is listed here when its first application arrives',
  },
  actions: {
    show: 'Open record',
    profile: 'Show profile',
    editProfile: 'Edit profile',
    submitSeveral: 'Submit several applications',
  },
  strip: {
    pending: 'Awaiting approval',
    committed: 'Subsidies committed',
    since: 'With us since',
  },
  rail: {
    contact: 'Contact',
    confirmed: 'Profile confirmed',
  },
  facts: {
    language: 'Language',
    businessNumber: 'Business number',
    naics: 'Industry',
    address: 'Address',
  },
  sections: {
    organisation: 'Organization',
    applications: 'Applications',
  },
  applications: {
    none: 'No applications that you can see',
    newest: '{count, plural, one {The newest of {total}} other {The newest # of {total}}}',
    amount: 'Subsidy',
  },
} as const
