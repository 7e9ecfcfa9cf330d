import { customFieldsEn } from './strings.en.ts'
import { customFieldsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const customFieldsWords = { en: customFieldsEn, fr: customFieldsFr }
