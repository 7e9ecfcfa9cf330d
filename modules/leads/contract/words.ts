import { leadsEn } from './strings.en.ts'
import { leadsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const leadsWords = { en: leadsEn, fr: leadsFr }
