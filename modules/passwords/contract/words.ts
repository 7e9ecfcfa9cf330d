import { passwordsEn } from './strings.en.ts'
import { passwordsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const passwordsWords = { en: passwordsEn, fr: passwordsFr }
