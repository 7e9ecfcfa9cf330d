import { paymentsLettersEn } from './letter-strings.en.ts'
import { paymentsLettersFr } from './letter-strings.fr.ts'
import { paymentsEn } from './strings.en.ts'
import { paymentsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const paymentsWords = {
  en: { ...paymentsEn, ...paymentsLettersEn },
  fr: { ...paymentsFr, ...paymentsLettersFr },
}
