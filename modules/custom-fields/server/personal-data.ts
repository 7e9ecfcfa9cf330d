import { sql } from 'kysely'
import { ofRecords, type PersonalData } from '#kit/server/personal-data.ts'
import { protections } from '../contract/custom-field.ts'
import { customFieldsEn } from '../contract/strings.en.ts'
import { customFieldsFr } from '../contract/strings.fr.ts'

export const customFieldsPersonalData: PersonalData = {
  words: { en: customFieldsEn, fr: customFieldsFr },
  tables: [
    {
      table: 'custom_values',
      purpose: 'register',
      mine: ofRecords('record_id'),
      // People from outside are told of no such field.
      isOfStaff: true,
      goes: { rows: ['text_value', 'number_value', 'date_value', 'folded', 'type'] },
      untold: ['folded', 'type'],
      besides: {
        field: sql`(select f.name from custom_fields f where f.id = t.field_id)`,
        choice: sql`(select o.name from custom_field_options o where o.id = t.option_id)`,
        yes: sql`t.yes_value`,
      },
      told: (sees) => sql<boolean>`exists (select from custom_fields f where f.id = t.field_id
        and (f.protection is null or f.protection = any(${protections.filter(sees)}::text[])))`,
    },
  ],
}
