import { placementsEn } from './strings.en.ts'
import { placementsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const placementsWords = { en: placementsEn, fr: placementsFr }
