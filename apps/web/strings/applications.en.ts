import { applicationsEn } from '#modules/applications/contract/strings.en.ts'
import { applicationScreensEn } from '#modules/applications/web/strings.en.ts'

export const applicationsWordsEn = { ...applicationsEn, ...applicationScreensEn }
