import { fundingRequestsLettersEn } from './letter-strings.en.ts'
import { fundingRequestsLettersFr } from './letter-strings.fr.ts'
import { fundingRequestsEn } from './strings.en.ts'
import { fundingRequestsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const fundingRequestsWords = {
  en: { ...fundingRequestsEn, ...fundingRequestsLettersEn },
  fr: { ...fundingRequestsFr, ...fundingRequestsLettersFr },
}
