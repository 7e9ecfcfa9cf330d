import { shareholdersEn } from './strings.en.ts'
import { shareholdersFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const shareholdersWords = { en: shareholdersEn, fr: shareholdersFr }
