import { sql } from 'kysely'
import { becomes, ofRecords, type PersonalData } from '#kit/server/personal-data.ts'
import { lettersEn } from '../contract/strings.en.ts'
import { lettersFr } from '../contract/strings.fr.ts'

/** A letter is about whom its record is about, whoever it was sent to; it goes whole, with its file. */
export const lettersPersonalData: PersonalData = {
  words: { en: lettersEn, fr: lettersFr },
  tables: [
    {
      table: 'letter_links',
      purpose: 'contact',
      mine: (who) =>
        sql<boolean>`t.letter_id in (select t.id from kept_letters t where ${ofRecords('record_id')(who)})`,
      goes: { rows: ['token_hash'] },
      untold: 'all',
    },
    {
      table: 'kept_letters',
      purpose: 'contact',
      mine: ofRecords('record_id'),
      goes: {
        rows: ['recipient', 'subject', 'paper', 'mail', 'kind', 'entity', 'reader', 'language'],
      },
      untold: ['paper', 'mail', 'entity', 'reader'],
      file: 'file_id',
    },
    {
      // What was written to them of others' records stays; it is mailed to them no more.
      table: 'kept_letters',
      purpose: 'contact',
      mine: (who) => sql<boolean>`(lower(t.mail ->> 'to') = any(${who.emails})
        and not ${ofRecords('record_id')(who)})`,
      goes: { mail: becomes.leaves },
      untold: 'all',
    },
  ],
}
