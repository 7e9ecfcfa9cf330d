import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import { kitMessagesEn } from '#kit/contract/messages.en.ts'
import { kitMessagesFr } from '#kit/contract/messages.fr.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { translatorOf, type MessagesByLanguage } from '#kit/server/messages.ts'
import { fundingRequestsEn } from '#modules/funding-requests/contract/strings.en.ts'
import { fundingRequestsFr } from '#modules/funding-requests/contract/strings.fr.ts'
import { monitoringEn } from '#modules/monitoring/contract/strings.en.ts'
import { monitoringFr } from '#modules/monitoring/contract/strings.fr.ts'
import { overpaymentsEn } from '#modules/overpayments/contract/strings.en.ts'
import { overpaymentsFr } from '#modules/overpayments/contract/strings.fr.ts'
import { participantsEn } from '#modules/participants/contract/strings.en.ts'
import { participantsFr } from '#modules/participants/contract/strings.fr.ts'
import { paymentsEn } from '#modules/payments/contract/strings.en.ts'
import { paymentsFr } from '#modules/payments/contract/strings.fr.ts'
import { placementsEn } from '#modules/placements/contract/strings.en.ts'
import { placementsFr } from '#modules/placements/contract/strings.fr.ts'
import { supplementsEn } from '#modules/supplements/contract/strings.en.ts'
import { supplementsFr } from '#modules/supplements/contract/strings.fr.ts'
import { timeName } from '../contract/period-name.ts'
import type { Grouping } from '../contract/report.ts'
import { reportsEn } from '../contract/strings.en.ts'
import { reportsFr } from '../contract/strings.fr.ts'

const own = { en: reportsEn, fr: reportsFr }
const kit = { en: kitMessagesEn, fr: kitMessagesFr }
const requests = { en: fundingRequestsEn, fr: fundingRequestsFr }
const overpayments = { en: overpaymentsEn, fr: overpaymentsFr }

/** Whose words say what a row stands for, and under which key. */
const said: Partial<Record<Grouping, { words: MessagesByLanguage; under: string }>> = {
  region: { words: kit, under: 'provinces' },
  employerSize: { words: own, under: 'keys.employerSize' },
  exitWeek: { words: own, under: 'keys.exitWeek' },
  checkpoint: { words: own, under: 'keys.checkpoint' },
  formNumber: { words: own, under: 'keys.formNumber' },
  language: { words: { en: participantsEn, fr: participantsFr }, under: 'choices.language' },
  identity: {
    words: { en: participantsEn, fr: participantsFr },
    under: 'choices.selfIdentification',
  },
  exitReason: { words: { en: placementsEn, fr: placementsFr }, under: 'choices.endReason' },
  credential: { words: requests, under: 'choices.credential' },
  providerType: { words: requests, under: 'choices.providerType' },
  skillFocus: { words: requests, under: 'choices.skillFocus' },
  supplementType: { words: { en: supplementsEn, fr: supplementsFr }, under: 'choices.type' },
  source: { words: { en: paymentsEn, fr: paymentsFr }, under: 'choices.source' },
  side: { words: { en: monitoringEn, fr: monitoringFr }, under: 'choices.side' },
  overpaymentReason: { words: overpayments, under: 'choices.reason' },
  owedBy: { words: overpayments, under: 'choices.owedBy' },
}

export type LabelOf = (key: string | null) => Bilingual

/** How rows are called in both languages. */
export async function readLabels(db: Db, by: Grouping): Promise<LabelOf> {
  if (by === 'program') return known(await readPrograms(db))
  if (by === 'occupation') return known(await readTitles(db, 'noc'))
  if (by === 'industry') return known(await readTitles(db, 'naics'))
  return (key) => inBoth((language) => wordOf(by, key, language))
}

const inBoth = (say: (language: Language) => string): Bilingual => ({
  en: say('en'),
  fr: say('fr'),
})

const notGiven = inBoth((language) => translatorOf(own[language], language)('notGiven'))

const known =
  (labels: ReadonlyMap<string, Bilingual>): LabelOf =>
  (key) =>
    key === null ? notGiven : (labels.get(key) ?? { en: key, fr: key })

function wordOf(by: Grouping, key: string | null, language: Language): string {
  if (key === null) return notGiven[language]
  if (by === 'month' || by === 'quarter') return timeName(key, `${language}-CA`)
  const { words, under } = said[by] ?? { words: own, under: 'keys' }
  const translate = translatorOf(words[language], language)
  return translate.has(`${under}.${key}`) ? translate(`${under}.${key}`) : key
}

export async function readPrograms(db: Db): Promise<Map<string, Bilingual>> {
  const { rows } = await sql<{ id: string; code: string; name: Bilingual }>`
    select id, code, name from programs`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function readTitles(db: Db, scheme: 'noc' | 'naics'): Promise<Map<string, Bilingual>> {
  const { rows } = await sql<{ code: string; en: string | null; fr: string | null }>`
    select code, title_en as en, title_fr as fr from classification_codes
    where scheme = ${scheme} and level = 1`.execute(db)
  return new Map(
    rows.map(({ code, en, fr }) => [code, { en: en ?? fr ?? code, fr: fr ?? en ?? code }]),
  )
}
