import { holdsEn } from './strings.en.ts'
import { holdsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const holdsWords = { en: holdsEn, fr: holdsFr }
