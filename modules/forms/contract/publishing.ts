import type { Bilingual } from '#kit/contract/fields.ts'
import { languages } from '#kit/contract/strings.ts'
import type { Catalogue, CatalogueField } from './catalogue.ts'
import { readingsIn } from './apply-edit.ts'
import {
  questionsOf,
  testsIn,
  type Condition,
  type Definition,
  type Question,
  type Test,
  type Words,
} from './definition.ts'
import { testsOf, type EntryKind } from './kinds.ts'

export const publishingCodes = [
  'missingLanguage',
  'toConfirm',
  'noOptions',
  'duplicateOption',
  'emptySection',
  'showRefersLater',
  'showRefersRetired',
  'showDoesNotFit',
  'optionGone',
  'requiredFieldMissing',
  'requiredFieldConditional',
  'limitLooserThanField',
  'limitsCross',
  'kindChanged',
  'roleMissing',
  'protectedOwnQuestion',
  'unknownField',
  'unknownEffect',
  'tooLarge',
  'nothingChanged',
] as const
export type PublishingCode = (typeof publishingCodes)[number]

/** Something that stands in the way of publishing, with the place where it is mended. */
export interface Finding {
  code: PublishingCode
  /** The section or question. */
  id: string | null
  /** A language, the other question, an option, or the rule or report that would miss something. */
  about?: string | Bilingual
}

/** What a form is held against before it is published. */
export interface Publishing {
  catalogue: Catalogue
  /** The version that is published now. */
  published: Definition | null
  /** Kinds of all questions that any version ever had. */
  kinds: Readonly<Record<string, string>>
  /** Roles that rules and reports read, and what they are called. */
  neededRoles: readonly { role: string; by: Bilingual }[]
  effects: readonly string[]
}

const mostQuestions = 200
const mostCharacters = 256 * 1024

/** Everything that stands in the way of publishing a definition, in the order of the form. */
export function findingsIn(definition: Definition, against: Publishing): Finding[] {
  const fields = new Map(against.catalogue.map((field) => [field.name, field]))
  const all = [...questionsOf(definition)].map(({ question }) => question)
  return [
    ...definition.sections.flatMap(({ id, title, intro, questions }) => [
      ...gaps(id, { title, intro }, ['title']),
      ...(questions.length ? [] : [{ code: 'emptySection' as const, id }]),
    ]),
    ...all.flatMap((question) => findingsAbout(question, fields.get(question.id), against)),
    ...conditions(definition, fields),
    ...fieldsMissing(definition, against),
    ...wholeForm(definition, all, against),
  ]
}

function findingsAbout(
  question: Question,
  field: CatalogueField | undefined,
  { kinds, effects }: Publishing,
): Finding[] {
  const { id, kind, label, help, entry, effects: done = [] } = question
  const find = (code: PublishingCode, about?: string) => [{ code, id, ...(about ? { about } : {}) }]
  return [
    ...gaps(id, { label, ...(help ? { help } : {}), ...entry }, ['label', 'item', 'add']),
    ...(kind === 'field' && !field ? find('unknownField') : []),
    ...(kinds[id] !== undefined && kinds[id] !== kind ? find('kindChanged') : []),
    ...options(question),
    ...(kind === 'group' && !question.questions?.length ? find('emptySection') : []),
    ...limitFindings(question, field),
    ...(kind !== 'field' && asksForProtected(label) ? find('protectedOwnQuestion') : []),
    ...done
      .filter((each) => !effects.includes(each))
      .flatMap((each) => find('unknownEffect', each)),
  ]
}

/** Words that are missing in a language, or may lag behind the other. */
function gaps(id: string, words: Record<string, Words>, needed: readonly string[]): Finding[] {
  return Object.entries(words).flatMap(([name, text]) => {
    const blank = languages.filter((language) => !text[language].trim())
    const isNeeded = needed.includes(name) || blank.length === 1
    const missing = isNeeded ? blank : []
    return [
      ...missing.map((language) => ({ code: 'missingLanguage' as const, id, about: language })),
      ...(text.confirm && missing.length === 0
        ? [{ code: 'toConfirm' as const, id, about: text.confirm }]
        : []),
    ]
  })
}

function options({ id, kind, options: own = [] }: Question): Finding[] {
  if (kind !== 'one' && kind !== 'many') return []
  const isTwice = languages.some((language) => {
    const labels = own.map(({ label }) => label[language].trim().toLowerCase()).filter(Boolean)
    return new Set(labels).size < labels.length
  })
  return [
    ...(own.length ? [] : [{ code: 'noOptions' as const, id }]),
    ...(isTwice || new Set(own.map((each) => each.id)).size < own.length
      ? [{ code: 'duplicateOption' as const, id }]
      : []),
    ...own.flatMap(({ label }) => gaps(id, { label }, ['label'])),
  ]
}

function limitFindings({ id, limits }: Question, field: CatalogueField | undefined): Finding[] {
  if (!limits) return []
  const { min, max } = limits
  const cross = min !== undefined && max !== undefined && Number(min) > Number(max)
  const of = field?.limits ?? {}
  const isLooser =
    (min !== undefined && of.min !== undefined && Number(min) < Number(of.min)) ||
    (max !== undefined && of.max !== undefined && Number(max) > Number(of.max)) ||
    (limits.maxLength ?? 0) > (of.maxLength ?? Infinity)
  return [
    ...(cross ? [{ code: 'limitsCross' as const, id }] : []),
    ...(isLooser ? [{ code: 'limitLooserThanField' as const, id }] : []),
  ]
}

/** Numbers that a form may keep only where they are encrypted: the catalogue has fields for them. */
const protectedWords =
  /\b(sin|social insurance|nas|assurance sociale|bank account|compte bancaire|credit card|carte de crédit)\b/i
const asksForProtected = (label: Words) =>
  languages.some((each) => protectedWords.test(label[each]))

function conditions(definition: Definition, fields: ReadonlyMap<string, CatalogueField>) {
  const known = new Map([...questionsOf(definition)].map(({ question }) => [question.id, question]))
  const order = readingsIn(definition).flatMap(({ reader, reads, isEarlier }): Finding[] => {
    if (isEarlier) return []
    const code = known.has(reads) ? 'showRefersLater' : 'showRefersRetired'
    return [{ code, id: reader, about: reads }]
  })
  const unfit = shownBy(definition).flatMap(({ id, show }) =>
    testsIn(show).flatMap((test): Finding[] => {
      const read = known.get(test.q)
      if (!read) return []
      const field = fields.get(test.q)
      const kind = (field?.kind ?? read.kind) as EntryKind
      if (!fits(kind, test)) return [{ code: 'showDoesNotFit', id, about: test.q }]
      const there = (field?.options ?? read.options ?? []).map((each) => each.id)
      const gone = (test.of ?? []).some((each) => !there.includes(each))
      return gone ? [{ code: 'optionGone', id, about: test.q }] : []
    }),
  )
  return [...order, ...unfit]
}

/** Whether a test suits the kind of what it reads, and has what it compares with. */
function fits(kind: EntryKind, { op, is, of, min, max, day }: Test): boolean {
  if (!testsOf[kind]?.includes(op)) return false
  if (op === 'is') return is !== undefined
  if (op === 'before' || op === 'onOrAfter') return day !== undefined
  if (op === 'between' || op === 'count') return min !== undefined || max !== undefined
  return op === 'answered' || op === 'unanswered' || of !== undefined
}

function shownBy(definition: Definition): { id: string; show: Condition | undefined }[] {
  const own = [...questionsOf(definition)].flatMap(
    ({ question: { id, show, options: all = [] } }) => [
      { id, show },
      ...all.map((option) => ({ id, show: option.show })),
    ],
  )
  return [...definition.sections.map(({ id, show }) => ({ id, show })), ...own]
}

/** What a record demands is asked of everybody. */
function fieldsMissing(definition: Definition, { catalogue }: Publishing): Finding[] {
  const places = new Map(
    [...questionsOf(definition)].map((each) => [each.question.id, each] as const),
  )
  return catalogue
    .filter(({ required }) => required)
    .flatMap(({ name }): Finding[] => {
      const place = places.get(name)
      if (!place) return [{ code: 'requiredFieldMissing', id: null, about: name }]
      const isConditional = place.question.show ?? place.section.show
      return isConditional ? [{ code: 'requiredFieldConditional', id: name }] : []
    })
}

function wholeForm(
  definition: Definition,
  all: readonly Question[],
  { neededRoles, published }: Publishing,
): Finding[] {
  const roles = new Set(all.map(({ role }) => role))
  const text = JSON.stringify(definition)
  const isLarge = all.length > mostQuestions || text.length > mostCharacters
  return [
    ...neededRoles
      .filter(({ role }) => !roles.has(role))
      .map(({ by }) => ({ code: 'roleMissing' as const, id: null, about: by })),
    ...(isLarge ? [{ code: 'tooLarge' as const, id: null }] : []),
    ...(published && JSON.stringify(published) === text
      ? [{ code: 'nothingChanged' as const, id: null }]
      : []),
  ]
}
