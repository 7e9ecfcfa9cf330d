import { applicationsEn } from './strings.en.ts'
import { applicationsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const applicationsWords = { en: applicationsEn, fr: applicationsFr }
