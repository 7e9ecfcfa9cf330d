import { bearing, type PersonalData } from '#kit/server/personal-data.ts'

const mine = bearing('user', 'user_id')

export const twoFactorPersonalData: PersonalData = {
  tables: [
    {
      table: 'two_factor_methods',
      purpose: 'account',
      mine,
      goes: { rows: ['method', 'secret', 'phone'] },
      untold: ['secret'],
    },
    {
      table: 'sms_codes',
      purpose: 'account',
      mine,
      goes: { rows: ['purpose', 'phone', 'code_hash'] },
      untold: 'all',
    },
    {
      table: 'recovery_codes',
      purpose: 'account',
      mine,
      goes: { rows: ['code_hash'] },
      untold: 'all',
    },
  ],
}
