import { informationRequestsEn } from './strings.en.ts'
import { informationRequestsFr } from './strings.fr.ts'

export const informationRequestsWords = { en: informationRequestsEn, fr: informationRequestsFr }
