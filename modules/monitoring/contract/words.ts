import { monitoringLettersEn } from './letter-strings.en.ts'
import { monitoringLettersFr } from './letter-strings.fr.ts'
import { monitoringEn } from './strings.en.ts'
import { monitoringFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const monitoringWords = {
  en: { ...monitoringEn, ...monitoringLettersEn },
  fr: { ...monitoringFr, ...monitoringLettersFr },
}
