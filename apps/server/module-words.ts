import type { Language } from '#kit/contract/strings.ts'
import { translatorOf, type MessagesByLanguage } from '#kit/server/messages.ts'
import { accountsEn } from '#modules/accounts/contract/strings.en.ts'
import { accountsFr } from '#modules/accounts/contract/strings.fr.ts'
import { applicationsEn } from '#modules/applications/contract/strings.en.ts'
import { applicationsFr } from '#modules/applications/contract/strings.fr.ts'
import { importsEn } from '#modules/imports/contract/strings.en.ts'
import { importsFr } from '#modules/imports/contract/strings.fr.ts'
import { intakeEn } from '#modules/intake/contract/strings.en.ts'
import { intakeFr } from '#modules/intake/contract/strings.fr.ts'
import { passwordsEn } from '#modules/passwords/contract/strings.en.ts'
import { passwordsFr } from '#modules/passwords/contract/strings.fr.ts'
import { programsEn } from '#modules/programs/contract/strings.en.ts'
import { programsFr } from '#modules/programs/contract/strings.fr.ts'
import { registrationEn } from '#modules/registration/contract/strings.en.ts'
import { registrationFr } from '#modules/registration/contract/strings.fr.ts'
import { twoFactorEn } from '#modules/two-factor/contract/strings.en.ts'
import { twoFactorFr } from '#modules/two-factor/contract/strings.fr.ts'
import { notesAndTasksEn } from '#modules/notes-and-tasks/contract/strings.en.ts'
import { notesAndTasksFr } from '#modules/notes-and-tasks/contract/strings.fr.ts'
import { ordersEn } from '#modules/orders/contract/strings.en.ts'
import { ordersFr } from '#modules/orders/contract/strings.fr.ts'
import { savedViewsEn } from '#modules/saved-views/contract/strings.en.ts'
import { savedViewsFr } from '#modules/saved-views/contract/strings.fr.ts'
import { mergesEn } from '#modules/merges/contract/strings.en.ts'
import { mergesFr } from '#modules/merges/contract/strings.fr.ts'
import { sharePricesEn } from '#modules/share-prices/contract/strings.en.ts'
import { sharePricesFr } from '#modules/share-prices/contract/strings.fr.ts'
import { snapshotsEn } from '#modules/snapshots/contract/strings.en.ts'
import { snapshotsFr } from '#modules/snapshots/contract/strings.fr.ts'
import { shareholdersEn } from '#modules/shareholders/contract/strings.en.ts'
import { shareholdersFr } from '#modules/shareholders/contract/strings.fr.ts'
import { rolesEn } from '#modules/roles/contract/strings.en.ts'
import { rolesFr } from '#modules/roles/contract/strings.fr.ts'
import { usersEn } from '#modules/users/contract/strings.en.ts'
import { usersFr } from '#modules/users/contract/strings.fr.ts'
import { statisticsEn } from '#modules/statistics/contract/strings.en.ts'
import { statisticsFr } from '#modules/statistics/contract/strings.fr.ts'

const words: MessagesByLanguage[] = [
  { en: accountsEn, fr: accountsFr },
  { en: applicationsEn, fr: applicationsFr },
  { en: importsEn, fr: importsFr },
  { en: intakeEn, fr: intakeFr },
  { en: passwordsEn, fr: passwordsFr },
  { en: programsEn, fr: programsFr },
  { en: registrationEn, fr: registrationFr },
  { en: twoFactorEn, fr: twoFactorFr },
  { en: notesAndTasksEn, fr: notesAndTasksFr },
  { en: ordersEn, fr: ordersFr },
  { en: savedViewsEn, fr: savedViewsFr },
  { en: mergesEn, fr: mergesFr },
  { en: sharePricesEn, fr: sharePricesFr },
  { en: snapshotsEn, fr: snapshotsFr },
  { en: shareholdersEn, fr: shareholdersFr },
  { en: rolesEn, fr: rolesFr },
  { en: usersEn, fr: usersFr },
  { en: statisticsEn, fr: statisticsFr },
]

/** The modules' own words for problems (`reasons.{code}`) and inputs (`validation.{code}`). */
export function moduleWords(
  key: string,
  language: Language,
  params?: Record<string, string | number>,
): string | null {
  for (const of of words) {
    const translate = translatorOf(of[language], language)
    if (translate.has(key)) return translate(key, params)
  }
  return null
}
