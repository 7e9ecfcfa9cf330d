import { checkpointTwoEn } from './strings.en.ts'
import { checkpointTwoFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const checkpointTwoWords = { en: checkpointTwoEn, fr: checkpointTwoFr }
