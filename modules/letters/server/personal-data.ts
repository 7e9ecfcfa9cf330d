import { ofRecords, type PersonalData } from '#kit/server/personal-data.ts'
import { lettersEn } from '../contract/strings.en.ts'
import { lettersFr } from '../contract/strings.fr.ts'

/** A letter is about whom its record is about, whoever it was sent to; it goes whole, with its file. */
export const lettersPersonalData: PersonalData = {
  words: { en: lettersEn, fr: lettersFr },
  tables: [
    {
      table: 'kept_letters',
      purpose: 'contact',
      mine: ofRecords('record_id'),
      goes: { rows: ['recipient', 'subject', 'paper', 'kind', 'entity', 'reader', 'language'] },
      untold: ['paper', 'entity', 'reader'],
      file: 'file_id',
    },
  ],
}
