import { intakeEn } from '#modules/intake/contract/strings.en.ts'
import { formsEn } from '#modules/intake/web/strings.en.ts'

export const intakeWordsEn = { ...intakeEn, ...formsEn }
