import { privacyEn } from './strings.en.ts'
import { privacyFr } from './strings.fr.ts'

export const privacyWords = { en: privacyEn, fr: privacyFr }
