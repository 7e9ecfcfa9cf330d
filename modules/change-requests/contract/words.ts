import { changeRequestsEn } from './strings.en.ts'
import { changeRequestsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const changeRequestsWords = { en: changeRequestsEn, fr: changeRequestsFr }
