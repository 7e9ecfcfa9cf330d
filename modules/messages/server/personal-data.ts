import { sql } from 'kysely'
import {
  becomes,
  ofRecords,
  type PersonalData,
  type PersonalTable,
} from '#kit/server/personal-data.ts'
import { messagesEn } from '../contract/strings.en.ts'
import { messagesFr } from '../contract/strings.fr.ts'

const { name, sign } = becomes

const files = {
  table: 'message_files',
  purpose: 'contact',
  goes: { rows: ['side'] },
  untold: 'all',
  file: 'file_id',
} as const satisfies Partial<PersonalTable>

export const messagesPersonalData: PersonalData = {
  words: { en: messagesEn, fr: messagesFr },
  tables: [
    {
      ...files,
      mine: (who) => sql<boolean>`t.application_id = any(${who.records}) and t.side = 'employee'`,
    },
    {
      ...files,
      mine: (who) => sql<boolean>`t.application_id = any(${who.records}) and t.side = 'employer'`,
      // What the employer and the staff write to one another is no reading for the person.
      isOfStaff: true,
    },
    {
      table: 'message_links',
      purpose: 'contact',
      mine: ofRecords('application_id'),
      goes: { rows: ['token_hash', 'email', 'side'] },
      untold: 'all',
    },
    {
      table: 'messages',
      purpose: 'contact',
      mine: (who) => sql<boolean>`t.application_id = any(${who.records}) and t.side = 'employee'`,
      goes: {
        body: sign,
        author_name: (column, who) =>
          sql`case when t.is_from_staff then ${column} else ${who.name}::text end`,
      },
      stays: { course: ['side'] },
    },
    {
      table: 'messages',
      purpose: 'contact',
      mine: (who) => sql<boolean>`t.application_id = any(${who.records}) and t.side = 'employer'`,
      goes: { body: sign },
      untold: 'all',
    },
    {
      table: 'messages',
      purpose: 'work',
      mine: (who) => sql<boolean>`t.author_id = any(${who.ids('user')})`,
      goes: { author_name: name },
      untold: 'all',
    },
  ],
}
