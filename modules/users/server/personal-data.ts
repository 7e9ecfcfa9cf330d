import { bearing, type PersonalData } from '#kit/server/personal-data.ts'
import { usersEn } from '../contract/strings.en.ts'
import { usersFr } from '../contract/strings.fr.ts'

export const usersPersonalData: PersonalData = {
  words: { en: usersEn, fr: usersFr },
  tables: [
    {
      table: 'user_programs',
      purpose: 'account',
      mine: bearing('user', 'user_id'),
      goes: { rows: [] },
      untold: 'all',
    },
  ],
}
