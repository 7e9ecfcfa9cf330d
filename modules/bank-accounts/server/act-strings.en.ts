/** What the audit log says was done: “Amina …”. */
export const bankAccountsActsEn = {
  audited: {
    bankAccounts: {
      created: 'added a bank account',
      verify: 'verified the bank account',
      refuse: 'refused the bank account',
      replace: 'replaced the bank account',
      remove: 'removed the bank account',
      revealed: 'viewed the bank details',
    },
  },
} as const
