import { sourcesEn } from './strings.en.ts'
import { sourcesFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const sourcesWords = { en: sourcesEn, fr: sourcesFr }
