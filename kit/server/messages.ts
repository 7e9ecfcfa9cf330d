import { createTranslator } from 'use-intl/core'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { kitMessagesEn } from '#kit/contract/messages.en.ts'
import { kitMessagesFr } from '#kit/contract/messages.fr.ts'
import type { Language, Messages } from '#kit/contract/strings.ts'

export type MessagesByLanguage = Record<Language, Messages>

const ofKit: MessagesByLanguage = { en: kitMessagesEn, fr: kitMessagesFr }

export interface Translator {
  (key: string, values?: Record<string, string | number>): string
  has(key: string): boolean
}

const made = new WeakMap<Messages, Translator>()

/** Speaks one language from one set of strings: `t('mail.invited.subject', {name})`. */
export function translatorOf(messages: Messages, language: Language): Translator {
  const known = made.get(messages)
  if (known) return known
  const translate = createTranslator({
    locale: `${language}-CA`,
    messages: messages as never,
    timeZone: 'UTC',
    onError(error) {
      throw error
    },
  }) as unknown as Translator
  made.set(messages, translate)
  return translate
}

export const kitTranslator = (language: Language) => translatorOf(ofKit[language], language)

/** Words of the modules for a key such as `reasons.onHold`; null when none has it. */
export type ModuleWords = (
  key: string,
  language: Language,
  params?: Record<string, string | number>,
) => string | null

/** The same with the words of one module first, then the kit's, then those of the others. */
export const ownWordsFirst =
  (own: MessagesByLanguage, words: ModuleWords): ModuleWords =>
  (key, language, params) => {
    const translate = translatorOf(own[language], language)
    if (translate.has(key)) return translate(key, params)
    const isOfKit = kitTranslator(language).has(key.replace(/^reasons\./, 'problems.'))
    return isOfKit ? null : words(key, language, params)
  }

/** Field complaints with their words in the reader's language; a module's own words come first. */
export function spokenErrors(errors: FieldErrors, language: Language, words: ModuleWords) {
  const ofKit = kitTranslator(language)
  const spoken = (code: string, params: Record<string, string | number>) => {
    const key = `validation.${code}`
    return words(key, language, params) ?? ofKit(ofKit.has(key) ? key : 'validation.format', params)
  }
  return Object.fromEntries(
    Object.entries(errors).map(([field, complaints]) => [
      field,
      complaints.map(({ code, params }) => ({ code, message: spoken(code, params) })),
    ]),
  )
}

/** The language a request asks for; English unless French is preferred. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*fr\b/i.test(acceptLanguage ?? '') ? 'fr' : 'en'
