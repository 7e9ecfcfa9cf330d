import { ofRecords, type PersonalData } from '#kit/server/personal-data.ts'
import { customFieldsEn } from '../contract/strings.en.ts'
import { customFieldsFr } from '../contract/strings.fr.ts'

export const customFieldsPersonalData: PersonalData = {
  words: { en: customFieldsEn, fr: customFieldsFr },
  tables: [
    {
      table: 'custom_values',
      purpose: 'register',
      mine: ofRecords('record_id'),
      goes: { rows: ['text_value', 'number_value', 'date_value', 'folded', 'type'] },
      untold: ['folded', 'type'],
    },
  ],
}
