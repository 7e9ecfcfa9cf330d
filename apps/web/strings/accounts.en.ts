import { accountsEn } from '#modules/accounts/contract/strings.en.ts'
import { loginEn } from '#modules/accounts/web/strings.en.ts'

export const accountsWordsEn = { ...accountsEn, ...loginEn }
