import { privacyEn } from '../contract/strings.en.ts'
import { privacyFr } from '../contract/strings.fr.ts'
import { privacyExportEn } from './export-strings.en.ts'
import { privacyExportFr } from './export-strings.fr.ts'

export const exportWords = {
  en: { ...privacyEn, ...privacyExportEn },
  fr: { ...privacyFr, ...privacyExportFr },
}
