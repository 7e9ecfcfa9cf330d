import { tokensEn } from './strings.en.ts'
import { tokensFr } from './strings.fr.ts'

export const tokensWords = { en: tokensEn, fr: tokensFr }
