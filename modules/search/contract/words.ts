import { searchEn } from './strings.en.ts'
import { searchFr } from './strings.fr.ts'

export const searchWords = { en: searchEn, fr: searchFr }
