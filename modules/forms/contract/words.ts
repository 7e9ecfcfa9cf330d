import { formsEn } from './strings.en.ts'
import { formsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const formsWords = { en: formsEn, fr: formsFr }
