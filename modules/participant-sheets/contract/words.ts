import { participantSheetLettersEn } from './letter-strings.en.ts'
import { participantSheetLettersFr } from './letter-strings.fr.ts'
import { participantSheetsEn } from './strings.en.ts'
import { participantSheetsFr } from './strings.fr.ts'

/** In which this module speaks, also behind the requests. */
export const participantSheetsWords = {
  en: { ...participantSheetsEn, ...participantSheetLettersEn },
  fr: { ...participantSheetsFr, ...participantSheetLettersFr },
}
