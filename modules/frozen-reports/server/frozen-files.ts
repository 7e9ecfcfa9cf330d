import { dateFormat } from '#kit/contract/date-format.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Organisation } from '#kit/contract/organisation.ts'
import { dayOf } from '#kit/server/organisation.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { FrozenReportRecord } from '../contract/frozen-reports.endpoints.ts'
import { frozenReportsEn } from '../contract/strings.en.ts'
import { frozenReportsFr } from '../contract/strings.fr.ts'

export const frozenWords = { en: frozenReportsEn, fr: frozenReportsFr }

/** What a file of a frozen report says besides: which one it is, since when and for whom. */
export function factsOfFile(
  { number, frozenAt, frozenBy, sentTo }: FrozenReportRecord,
  { language, organisation }: { language: Language; organisation: Organisation },
) {
  const text = translatorOf(frozenWords[language], language)
  const { timeZone } = organisation
  const format = dateFormat(`${language}-CA`, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return [
    { label: text('file.number'), value: String(number) },
    { label: text('file.frozen'), value: `${format.format(new Date(frozenAt))}, ${frozenBy}` },
    { label: text('file.sentTo'), value: sentTo },
  ]
}

/** By which it is known whether a file is of what was frozen. */
export const digestLine = ({ digest }: FrozenReportRecord, language: Language) => ({
  label: translatorOf(frozenWords[language], language)('file.digest'),
  value: digest,
})

/** Which report it is and since when, where files lie side by side. */
export const nameOfFile = (
  { number, frozenAt, content }: FrozenReportRecord,
  { language, organisation }: { language: Language; organisation: Organisation },
) => `${content.said[language].title} ${number} – ${dayOf(organisation, new Date(frozenAt))}`
