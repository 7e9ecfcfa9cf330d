import { declaredTexts, type Letter } from '#kit/contract/define-letters.ts'
import { declaredButton } from '#kit/contract/define-letters.ts'
import type { Language } from '#kit/contract/strings.ts'

const greeting = { en: 'Hello', fr: 'Bonjour' } as const

/** Greeting, blank line, capital letter or a name, and a button of its own where it opens something. */
export function faultsOfLetter(letter: Letter, language: Language): string[] {
  const { channel, nameless, facts, opens } = letter.declared
  if (channel === 'sms') return []
  const name = nameless ? '' : ' \\{(?:name|participant)\\}'
  const { body } = declaredTexts(letter)[language]
  const leads = opens !== undefined || Object.values(facts).some(isLink)
  const button = declaredButton(letter, language)
  return [
    ...(new RegExp(`^${greeting[language]}${name},\n\n[\\p{Lu}{]`, 'u').test(body)
      ? []
      : ['no greeting, blank line and capital letter']),
    ...(leads && !button ? ['no button of its own'] : []),
    ...(!leads && button ? ['a button that opens nothing'] : []),
  ]
}

const isLink = (kind: unknown) => kind === 'link' || kind === 'secretLink'
