import { bearing, type PersonalData } from '#kit/server/personal-data.ts'
import { birthdaysEn } from '../contract/strings.en.ts'
import { birthdaysFr } from '../contract/strings.fr.ts'

export const birthdaysPersonalData: PersonalData = {
  words: { en: birthdaysEn, fr: birthdaysFr },
  tables: [
    {
      table: 'birthday_notices',
      purpose: 'register',
      mine: bearing('shareholder', 'shareholder_id'),
      goes: { rows: ['birthday'] },
      untold: 'all',
    },
    {
      table: 'birthday_feeds',
      purpose: 'account',
      mine: bearing('user', 'user_id'),
      goes: { rows: ['token_hash'] },
      untold: 'all',
    },
  ],
}
