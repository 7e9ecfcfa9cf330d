import { monitoringEn } from './strings.en.ts'
import { monitoringFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const monitoringWords = { en: monitoringEn, fr: monitoringFr }
