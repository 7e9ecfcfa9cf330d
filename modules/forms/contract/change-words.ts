import type { Language } from '#kit/contract/strings.ts'
import type { Words } from './definition.ts'

const other = { en: 'fr', fr: 'en' } as const

/**
 * Words after one language was changed. What the other language says may lag behind from then on,
 * and is to be confirmed; filling in what was blank makes nothing lag.
 */
export function changeWords(words: Words, language: Language, text: string): Words {
  const { en, fr, confirm } = words
  const next = { en, fr, [language]: text.trim() }
  const isFirst = !words[language].trim()
  const lags = !isFirst && next[other[language]].trim() && text.trim() ? other[language] : undefined
  const stillLags = isFirst && confirm !== language ? confirm : undefined
  const marked = confirm === language ? undefined : (lags ?? stillLags)
  return marked ? { ...next, confirm: marked } : next
}

/** Words of which either language says the same as the other. */
export const confirmWords = ({ en, fr }: Words): Words => ({ en, fr })
