import type { Bilingual } from '#kit/contract/fields.ts'
import { otherLanguage, useLanguage } from '../language.ts'
import { None } from './Money.tsx'

/** The present language's text, else the other one's, marked as such. */
export function BilingualText({ value }: { value: Bilingual | null }) {
  const own = useLanguage()
  if (value === null) return <None />
  if (value[own]) return value[own]
  const other = otherLanguage(own)
  return <span lang={other}>{value[other]}</span>
}

export function useBilingual() {
  const own = useLanguage()
  return (value: Bilingual | null) => value?.[own] || value?.[otherLanguage(own)] || ''
}
