import { applicationLettersEn } from './letter-strings.en.ts'
import { applicationLettersFr } from './letter-strings.fr.ts'
import { rulesEn } from './rules-strings.en.ts'
import { rulesFr } from './rules-strings.fr.ts'
import { applicationsEn } from './strings.en.ts'
import { applicationsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const applicationsWords = {
  en: { ...applicationsEn, ...applicationLettersEn, ...rulesEn },
  fr: { ...applicationsFr, ...applicationLettersFr, ...rulesFr },
}
