import { supplementsEn } from './strings.en.ts'
import { supplementsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const supplementsWords = { en: supplementsEn, fr: supplementsFr }
