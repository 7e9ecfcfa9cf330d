import { bearing, type PersonalData } from '#kit/server/personal-data.ts'

export const singleSignOnPersonalData: PersonalData = {
  tables: [
    {
      table: 'single_sign_on_identities',
      purpose: 'account',
      mine: bearing('user', 'user_id'),
      goes: { rows: ['issuer', 'subject'] },
      untold: 'all',
    },
  ],
}
