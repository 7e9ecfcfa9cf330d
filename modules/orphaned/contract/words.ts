import { orphanedEn } from './strings.en.ts'
import { orphanedFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const orphanedWords = { en: orphanedEn, fr: orphanedFr }
