import type { Language } from '#kit/contract/strings.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { PaperKind } from '../contract/paper-kinds.ts'
import { lettersEn } from '../contract/strings.en.ts'
import { lettersFr } from '../contract/strings.fr.ts'

const words = { en: lettersEn, fr: lettersFr }

export const letterWords = (language: Language) => translatorOf(words[language], language)

interface Named {
  kind: PaperKind
  language: Language
  reference: string | null
}

/** What a letter's file is called, in the language of the letter: “Decision APP-2026-000123.pdf”. */
export const fileNameOf = ({ kind, language, reference }: Named): string =>
  `${[letterWords(language)(`kinds.${kind}`), reference].filter(Boolean).join(' ')}.pdf`
