import { paymentBatchesLettersEn } from './letter-strings.en.ts'
import { paymentBatchesLettersFr } from './letter-strings.fr.ts'
import { paymentBatchesEn } from './strings.en.ts'
import { paymentBatchesFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const paymentBatchesWords = {
  en: { ...paymentBatchesEn, ...paymentBatchesLettersEn },
  fr: { ...paymentBatchesFr, ...paymentBatchesLettersFr },
}
