import type { ServerModule } from '#kit/server/server-module.ts'
import { customFieldsEn } from '../contract/strings.en.ts'
import { customFieldsFr } from '../contract/strings.fr.ts'
import { customFieldsActsEn } from './act-strings.en.ts'
import { customFieldsActsFr } from './act-strings.fr.ts'
import { customFieldsHandlers } from './custom-fields.handlers.ts'
import { customFieldsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['custom_field_names', 'custom_field_options', 'custom_fields', 'custom_values'],
  served: ({ offers }) => customFieldsHandlers(offers.ownFieldBearers),
  offers: {
    acts: () => [
      {
        area: 'investors',
        en: customFieldsActsEn.audited,
        fr: customFieldsActsFr.audited,
        words: { en: customFieldsEn, fr: customFieldsFr },
        open: ['customField'],
      },
    ],
    personalData: () => [customFieldsPersonalData],
  },
}
