import { overpaymentsLettersEn } from './letter-strings.en.ts'
import { overpaymentsLettersFr } from './letter-strings.fr.ts'
import { overpaymentsEn } from './strings.en.ts'
import { overpaymentsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const overpaymentsWords = {
  en: { ...overpaymentsEn, ...overpaymentsLettersEn },
  fr: { ...overpaymentsFr, ...overpaymentsLettersFr },
}
