import { participantsEn } from './strings.en.ts'
import { participantsFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const participantsWords = { en: participantsEn, fr: participantsFr }
