import { documentsEn } from './strings.en.ts'
import { documentsFr } from './strings.fr.ts'

export const documentsWords = { en: documentsEn, fr: documentsFr }
