export const employersEn = {
  found: 'Employers',
  screens: { directory: 'Employers', employer: 'Employer' },
  subjects: {
    'Employers List': 'List of employers',
    'Employers View': 'Employer records',
  },
  fields: {
    legalName: 'Legal name',
    operatingName: 'Operating name',
    businessNumber: 'Business number',
    legalStructure: 'Legal structure',
    sector: 'Sector',
    naics: 'Industry code (NAICS)',
    yearEstablished: 'Year established',
    employeesTotal: 'Number of employees',
    street: 'Street and number',
    city: 'City',
    province: 'Province or territory',
    postalCode: 'Postal code',
    website: 'Website',
    description: 'What the organization does',
    language: 'Preferred language',
    contactName: 'Contact person',
    contactTitle: 'Title',
    contactEmail: 'Email',
    contactPhone: 'Phone',
    pending: 'Applications awaiting approval',
    places: 'Current placements',
    committed: 'Committed',
  },
  help: {
    businessNumber:
      'Payroll or program account of 15 characters, for example 123456782RP0001; see your letters from the Canada Revenue Agency',
    naics: 'A word, or two to six digits of the North American Industry Classification System',
    operatingName: 'If it differs from the legal name',
  },
  choices: {
    legalStructure: {
      corporation: 'Corporation',
      cooperative: 'Cooperative',
      partnership: 'Partnership',
      soleProprietor: 'Sole proprietor',
      nonProfit: 'Non-profit organization',
      charity: 'Registered charity',
      municipality: 'Municipality',
      firstNation: 'First Nation or Indigenous government',
      crownCorporation: 'Crown corporation',
      other: 'Other',
    },
    sector: { private: 'Private', nonProfit: 'Non-profit', public: 'Public' },
    language: { en: 'English', fr: 'French' },
  },
  proposals: {
    title: 'Proposed changes',
    intro:
      'A form sent without an account differs here. Until you accept the proposal, nothing changes and emails go to the contact on file.',
    introUnproven:
      'A form sent without an account differs here. The contact on file is not confirmed, so emails about each application go to the contact it names.',
    unconfirmed: 'Two contacts applied for this employer, and neither is confirmed.',
    blocks:
      'An administrator must accept or dismiss the proposed changes before this application can be recommended.',
    show: 'Show proposed changes',
    from: 'By {name}, with application {reference}',
    field: 'Field',
    known: 'On file',
    proposed: 'Proposed',
    waits: 'An administrator must decide on this proposal.',
    accept: 'Accept changes',
    dismiss: 'Dismiss proposal',
    acceptTitle: 'Accept these changes?',
    acceptBody:
      'The profile will match the form, and emails will go to its contact. Confirm with the employer first.',
    dismissTitle: 'Dismiss this proposal?',
    dismissBody: 'The profile stays as it is.',
    dismissContact:
      'The profile stays as it is. {contact} becomes the confirmed contact and will receive all emails, including those about application {reference}. Confirm with the employer first.',
    accepted: 'Changes accepted',
    dismissed: 'Proposal dismissed',
  },
  validation: {
    contactUncertain:
      'Contact us to change this email: we have not confirmed your contact person yet',
  },
  reasons: {
    proposalDecided: 'This proposal was already decided',
  },
} as const
