import { bearing, type PersonalData } from '#kit/server/personal-data.ts'
import { tokensWords } from '../contract/words.ts'

export const tokensPersonalData: PersonalData = {
  words: tokensWords,
  tables: [
    {
      table: 'api_tokens',
      purpose: 'account',
      mine: bearing('user', 'user_id'),
      goes: { rows: ['name', 'scopes', 'token_hash', 'last_four', 'last_used_address'] },
      untold: ['token_hash'],
    },
  ],
}
