import type { Language } from '#kit/contract/strings.ts'
import { decimalOf } from '#kit/web/form/field-values.ts'
import { changeWords } from '../../contract/change-words.ts'
import {
  isTest,
  longest,
  type Condition,
  type Definition,
  type Limits,
  type Question,
  type Section,
  type Test,
  type Words,
} from '../../contract/definition.ts'
import type { Edit } from '../../contract/edits.ts'
import { questionIn, sectionIn } from './find.ts'

export type WordsName = Exclude<keyof typeof longest, 'option'>

/** A part of a form that is written before it is saved: words, a limit, or a condition. */
export type Part =
  | { of: 'words'; id: string; name: WordsName; language: Language }
  | { of: 'option'; id: string; option: string; language: Language }
  | { of: 'limit'; id: string; limit: keyof Limits }
  | { of: 'show'; id: string }

export const keyOf = (part: Part) => Object.values(part).join(' ')

const blank: Words = { en: '', fr: '' }

/** What a form keeps of a part; null when what it is a part of is gone. */
export function keptOf(definition: Definition, part: Part): string | null {
  const whole = questionIn(definition, part.id) ?? sectionIn(definition, part.id)
  if (!whole) return null
  if (part.of === 'show') return JSON.stringify(whole.show ?? null)
  if (part.of === 'words') return wordsIn(whole, part.name)[part.language]
  if (!('kind' in whole)) return null
  if (part.of === 'limit') return String(whole.limits?.[part.limit] ?? '')
  return whole.options?.find(({ id }) => id === part.option)?.label[part.language] ?? null
}

export function wordsIn(whole: Question | Section, name: WordsName): Words {
  if (name === 'item' || name === 'add') return ('entry' in whole && whole.entry?.[name]) || blank
  return (name in whole && (whole as Partial<Record<WordsName, Words>>)[name]) || blank
}

/** As it is saved. */
export function writtenOf(part: Part, typed: string, language: Language): string {
  if (part.of === 'limit') return decimalOf(typed.trim(), language)
  return part.of === 'show' ? typed : typed.trim()
}

/** The edit by which a part becomes what was written. */
export function editOf(definition: Definition, part: Part, written: string): Edit | null {
  const { id } = part
  const question = questionIn(definition, id)
  const whole = question ?? sectionIn(definition, id)
  if (!whole) return null
  const of = question ? 'changeQuestion' : 'changeSection'
  if (part.of === 'show') return { do: of, id, show: JSON.parse(written) as Condition | null }
  if (part.of === 'words')
    return editWords(
      whole,
      part.name,
      changeWords(wordsIn(whole, part.name), part.language, written),
    )
  if (!question) return null
  if (part.of === 'limit')
    return { do: 'changeQuestion', id, limits: limitsWith(question, part.limit, written) }
  const options = (question.options ?? []).map((each) =>
    each.id === part.option
      ? { ...each, label: changeWords(each.label, part.language, written) }
      : each,
  )
  return { do: 'changeQuestion', id, options }
}

/** The edit that puts words in the place of others. */
export function editWords(whole: Question | Section, name: WordsName, words: Words): Edit {
  const { id } = whole
  if (!('kind' in whole)) return { do: 'changeSection', id, [name]: words }
  if (name === 'item' || name === 'add') {
    const entry = whole.entry ?? { item: blank, add: blank }
    return { do: 'changeQuestion', id, entry: { ...entry, [name]: words } }
  }
  const isDropped = name === 'help' && !words.en && !words.fr
  return { do: 'changeQuestion', id, [name]: isDropped ? null : words }
}

function limitsWith({ limits = {} }: Question, name: keyof Limits, written: string): Limits | null {
  const { [name]: _, ...others } = limits
  const isWhole = name === 'scale' || name === 'maxLength'
  const next = written ? { ...others, [name]: isWhole ? Number(written) : written } : others
  return Object.keys(next).length ? next : null
}

const figure = /^-?\d{1,12}(\.\d{1,8})?$/
export const isFigure = (written: string) => figure.test(written)
const patterns: Record<keyof Limits, RegExp> = {
  min: figure,
  max: figure,
  scale: /^[0-4]$/,
  maxLength: /^[1-9]\d{0,2}$|^[1-3]\d{3}$|^4000$/,
}

/** How many characters words may have. */
export const mostIn = (part: Part): number | null =>
  part.of === 'words' ? longest[part.name] : part.of === 'option' ? longest.option : null

/** Why what was written cannot be saved as it is. */
export function flawOf(part: Part, written: string): 'tooLong' | 'figure' | 'half' | null {
  const most = mostIn(part)
  if (most !== null) return written.length > most ? 'tooLong' : null
  if (part.of === 'limit') return written && !patterns[part.limit].test(written) ? 'figure' : null
  return partsOf(JSON.parse(written) as Condition | null).every(
    (each) => !isTest(each) || missingIn(each) === null,
  )
    ? null
    : 'half'
}

export const partsOf = (shown: Condition | null | undefined): readonly (Test | Condition)[] =>
  shown ? ('all' in shown ? shown.all : shown.any) : []

/** What a test does not say yet. */
export function missingIn(test: Test): 'question' | 'value' | 'day' | 'end' | null {
  const { q, op, is, of = [], min, max, day } = test
  if (!q) return 'question'
  if (op === 'is') return is === undefined ? 'value' : null
  if (op === 'before' || op === 'onOrAfter') return day === undefined ? 'day' : null
  if (op === 'between' || op === 'count') {
    const ends = [min, max].filter((end) => end !== undefined)
    return ends.length && ends.every(isFigure) ? null : 'end'
  }
  return op === 'answered' || op === 'unanswered' || of.length ? null : 'value'
}
