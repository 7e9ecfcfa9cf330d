import { bankAccountsEn } from './strings.en.ts'
import { bankAccountsFr } from './strings.fr.ts'

export const bankAccountsWords = { en: bankAccountsEn, fr: bankAccountsFr }
