import { participantSheetsEn } from './strings.en.ts'
import { participantSheetsFr } from './strings.fr.ts'

/** In which this module speaks, also behind the requests. */
export const participantSheetsWords = { en: participantSheetsEn, fr: participantSheetsFr }
