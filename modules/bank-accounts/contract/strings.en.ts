export const bankAccountsEn = {
  fields: {
    holderName: 'Name on the account',
    institution: 'Institution number',
    transit: 'Transit number',
    accountNumber: 'Account number',
    reason: 'Reason',
    status: 'Status',
  },
  status: {
    proposed: 'To verify',
    verified: 'Verified',
    refused: 'Refused',
    replaced: 'Replaced',
  },
  reasons: {
    fourEyes: 'Another person verifies this account: you entered it',
  },
  validation: {
    institution: 'Enter the 3 digits of the institution number',
    transit: 'Enter the 5 digits of the transit number',
    accountNumber: 'Enter 7 to 12 digits',
  },
  mail: {
    entered: {
      subject: 'Bank account for payments: new details to verify',
      body: 'Hello {name},\n\nA bank account was entered for the payments to {employer}. Its number ends in {end}.\n\nPayments go to it once we have verified it. If you did not expect this, write to us right away.',
      button: 'View bank account',
    },
    verified: {
      subject: 'Bank account for payments: verified',
      body: 'Hello {name},\n\nFrom now on, payments to {employer} go to the bank account whose number ends in {end}.\n\nIf you did not expect this, write to us right away.',
      button: 'View bank account',
    },
    refused: {
      subject: 'Bank account for payments: not verified',
      body: 'Hello {name},\n\nWe could not verify the bank account of {employer} whose number ends in {end}:\n\n{reason}\n\nEnter the account again in the profile of the organization.',
      button: 'Change bank account',
    },
  },
} as const
