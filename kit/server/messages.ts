import { createTranslator } from 'use-intl/core'
import { missingKey, namedBy, type FieldErrors } from '#kit/contract/validation.ts'
import { kitMessagesEn } from '#kit/contract/messages.en.ts'
import { kitMessagesFr } from '#kit/contract/messages.fr.ts'
import { isolating } from '#kit/contract/isolated.ts'
import { spokenParams } from '#kit/contract/spoken-params.ts'
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
  const translate = isolating(
    createTranslator({
      locale: `${language}-CA`,
      messages: messages as never,
      timeZone: 'UTC',
      onError(error) {
        throw error
      },
    }) as object,
  ) as Translator
  made.set(messages, translate)
  return translate
}

export const kitTranslator = (language: Language) => translatorOf(ofKit[language], language)

type Params = Record<string, string | number>

/** A problem's title: in the words of who speaks (`reasons.{code}`), else in the kit's; null where nobody has any. */
export function spokenReason(
  { code, params }: { code: string; params?: Params | undefined },
  language: Language,
  speakers: readonly MessagesByLanguage[],
): string | null {
  const said = spokenParams(params, `${language}-CA`)
  for (const words of speakers) {
    const translate = translatorOf(words[language], language)
    if (translate.has(`reasons.${code}`)) return translate(`reasons.${code}`, said)
  }
  const ofKit = kitTranslator(language)
  return ofKit.has(`problems.${code}`) ? ofKit(`problems.${code}`, said) : null
}

/** Field complaints (`missing.{field}`, `validation.{code}`) in the words of who speaks, else in the kit's. */
export function spokenErrors(
  errors: FieldErrors,
  language: Language,
  speakers: readonly MessagesByLanguage[],
) {
  const translators = [...speakers, ofKit].map((words) => translatorOf(words[language], language))
  const labelOf = (field: string) => {
    const keys = [`fields.${field.split('.').at(-1)}`, `fields.${field.split('.')[0]}`]
    const named = translators.flatMap((speak) => keys.filter(speak.has).map((key) => speak(key)))
    return named[0]
  }
  const spoken = (code: string, params: Params, field: string) => {
    const asked = missingKey(field)
    const isLeftOut = code === 'required' || code === 'chooseOne'
    const asking = isLeftOut && translators.find((translate) => translate.has(asked))
    if (asking) return asking(asked)
    const key = `validation.${code}`
    const said = spokenParams(params, `${language}-CA`)
    const speaker = translators.find((translate) => translate.has(key))
    return speaker
      ? speaker(key, namedBy(said, code === 'required' ? labelOf(field) : ''))
      : kitTranslator(language)('validation.format')
  }
  return Object.fromEntries(
    Object.entries(errors).map(([field, complaints]) => [
      field,
      complaints.map(({ code, params }) => ({ code, message: spoken(code, params, field) })),
    ]),
  )
}

/** Why one of many was refused: what is wrong with its first field, else the words of the code. */
export function spokenRefusal(
  {
    code,
    said: as = code,
    params,
    errors,
  }: { code: string; said?: string; params?: Params; errors?: FieldErrors },
  language: Language,
  speakers: readonly MessagesByLanguage[],
): string {
  const [complaint] = Object.values(spokenErrors(errors ?? {}, language, speakers)).flat()
  const said = complaint?.message ?? spokenReason({ code: as, params }, language, speakers)
  return said ?? kitTranslator(language)('problems.wrongState')
}

/** The language a request asks for; English unless French is preferred. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*fr\b/i.test(acceptLanguage ?? '') ? 'fr' : 'en'
