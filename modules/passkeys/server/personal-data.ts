import { bearing, type PersonalData } from '#kit/server/personal-data.ts'

const mine = bearing('user', 'user_id')

export const passkeysPersonalData: PersonalData = {
  tables: [
    {
      table: 'passkeys',
      purpose: 'account',
      mine,
      goes: { rows: ['credential_id', 'public_key', 'transports', 'name'] },
      untold: 'all',
    },
    {
      table: 'passkey_challenges',
      purpose: 'account',
      mine,
      goes: { rows: ['challenge'] },
      untold: 'all',
    },
  ],
}
