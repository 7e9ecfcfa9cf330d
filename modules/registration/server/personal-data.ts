import { sql } from 'kysely'
import type { PersonalData } from '#kit/server/personal-data.ts'
import { registrationEn } from '../contract/strings.en.ts'
import { registrationFr } from '../contract/strings.fr.ts'

export const registrationPersonalData: PersonalData = {
  words: { en: registrationEn, fr: registrationFr },
  tables: [
    {
      table: 'registrations',
      purpose: 'account',
      mine: (who) => sql<boolean>`t.email = any(${who.emails})`,
      goes: {
        rows: ['email', 'user_type', 'name', 'language', 'password_hash', 'token_hash'],
      },
      untold: ['password_hash', 'token_hash', 'user_type'],
    },
  ],
}
