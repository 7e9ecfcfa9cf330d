import type { Bilingual } from '#kit/contract/fields.ts'
import { languages } from '#kit/contract/strings.ts'
import type { Catalogue, CatalogueField } from './catalogue.ts'
import type { Formats } from './check-answer.ts'
import {
  questionsOf,
  type Definition,
  type Question,
  type Section,
  type Words,
} from './definition.ts'
import { roleOf, type Comparison } from './compared-roles.ts'
import { withoutChoice } from './findings/choices-left.ts'
import { comparisonFindings, rolesTwice } from './findings/comparisons.ts'
import { conditionFindings } from './findings/conditions.ts'
import { limitFindings } from './findings/limits.ts'
import { keysTwice, placeFindings } from './findings/places.ts'
import { questionAsksForProtected, sectionAsksForProtected } from './findings/protected-words.ts'
import { excessIn } from './size.ts'

export const publishingCodes = [
  'missingLanguage',
  'toConfirm',
  'noOptions',
  'duplicateOption',
  'noOptionLeft',
  'emptySection',
  'unknownPlace',
  'keyTwice',
  'showRefersLater',
  'showRefersRetired',
  'showDoesNotFit',
  'optionGone',
  'requiredFieldMissing',
  'requiredFieldConditional',
  'demandedFieldMissing',
  'limitLooserThanField',
  'limitsCross',
  'limitsUnmeetable',
  'kindChanged',
  'roleMissing',
  'protectedOwnQuestion',
  'effectOfProtected',
  'unknownField',
  'unknownEffect',
  'effectOptionGone',
  'unknownRole',
  'roleDoesNotFit',
  'roleTwice',
  'effectNeedsRole',
  'tooLarge',
  'nothingChanged',
] as const
export type PublishingCode = (typeof publishingCodes)[number]

export const findingParts = ['help', 'intro', 'item', 'add', 'option'] as const
export type FindingPart = (typeof findingParts)[number]

/** Something that stands in the way of publishing, with the place where it is mended. */
export interface Finding {
  code: PublishingCode
  /** The section or question. */
  id: string | null
  /** A language, the other question, an option, or the rule or report that would miss something. */
  about?: string | Bilingual
  /** The field that is missing, of the catalogue. */
  field?: string
  /** Which of its words, unless it is what it is called by. */
  part?: FindingPart
  /** `option`: which one of the choices, from 1 on. */
  number?: number
}

/** What a form is held against before it is published. */
export interface Publishing {
  catalogue: Catalogue
  formats: Formats
  /** The screens, in their order. */
  places: readonly string[]
  /** The version that is published now. */
  published: Definition | null
  /** Kinds of all questions that any version ever had. */
  kinds: Readonly<Record<string, string>>
  /** Roles that rules and reports read, and what they are called. */
  neededRoles: readonly { role: string; by: Bilingual }[]
  effects: readonly string[]
  /** What answers can be compared by, and as what. */
  roles: readonly { id: string; as: Comparison }[]
  /** Fields that rules of the program demand, and what these rules are called. */
  demanded: readonly { field: string; by: Bilingual }[]
}

/** Everything that stands in the way of publishing a definition, in the order of the form. */
export function findingsIn(definition: Definition, against: Publishing): Finding[] {
  const fields = new Map(against.catalogue.map((field) => [field.name, field]))
  const placed = [...questionsOf(definition)]
  const all = placed.map(({ question }) => question)
  return [
    ...definition.sections.flatMap(sectionFindings),
    ...placeFindings(definition, against.places),
    ...keysTwice(definition).map((id) => ({ code: 'keyTwice' as const, id })),
    ...placed.flatMap(({ question, group }) => [
      ...findingsAbout(question, fields.get(question.id), against),
      ...comparisonFindings(question, { isInGroup: group !== null, against }),
    ]),
    ...rolesTwice(all, against.catalogue).map(({ id, about }) => ({
      code: 'roleTwice' as const,
      id,
      about,
    })),
    ...withoutChoice(definition).map((id) => ({ code: 'noOptionLeft' as const, id })),
    ...conditionFindings(definition, { fields, places: against.places }),
    ...fieldsMissing(definition, against),
    ...wholeForm(definition, all, against),
  ]
}

function sectionFindings(section: Section): Finding[] {
  const { id, title, intro, questions } = section
  return [
    ...gaps(id, { title, intro }, ['title']),
    ...(questions.length ? [] : [{ code: 'emptySection' as const, id }]),
    ...(sectionAsksForProtected(section) ? [{ code: 'protectedOwnQuestion' as const, id }] : []),
  ]
}

const unsaid = { item: { en: '', fr: '' }, add: { en: '', fr: '' } }

function findingsAbout(
  question: Question,
  field: CatalogueField | undefined,
  { kinds, effects, formats }: Publishing,
): Finding[] {
  const { id, kind, label, help, effects: done = [], effectsOn = [] } = question
  const there = (field?.options ?? question.options ?? []).map((each) => each.id)
  const entry = question.entry ?? (kind === 'group' ? unsaid : undefined)
  const find = (code: PublishingCode, about?: string) => [{ code, id, ...(about ? { about } : {}) }]
  return [
    ...gaps(id, { label, ...(help ? { help } : {}), ...entry }, ['label', 'item', 'add']),
    ...(kind === 'field' && !field ? find('unknownField') : []),
    ...(kinds[id] !== undefined && kinds[id] !== kind ? find('kindChanged') : []),
    ...options(question),
    ...(kind === 'group' && !question.questions?.length ? find('emptySection') : []),
    ...limitFindings(question, field, formats),
    ...(!field?.isProtected && questionAsksForProtected(question)
      ? find('protectedOwnQuestion')
      : []),
    ...(field?.isProtected && done.length > 0 ? find('effectOfProtected') : []),
    ...(effectsOn.some((each) => !there.includes(each)) ? find('effectOptionGone') : []),
    ...done
      .filter((each) => !effects.includes(each))
      .flatMap((each) => find('unknownEffect', each)),
  ]
}

/** Words that are missing in a language, or may lag behind the other. */
function gaps(
  id: string,
  words: Partial<Record<FindingPart | 'label' | 'title', Words>>,
  needed: readonly string[],
): Finding[] {
  return Object.entries(words).flatMap(([name, text]) => {
    const blank = languages.filter((language) => !text[language].trim())
    const isNeeded = needed.includes(name) || blank.length === 1
    const missing = isNeeded ? blank : []
    const part = findingParts.find((each) => each === name)
    const find = (code: PublishingCode, about: string) => ({
      code,
      id,
      about,
      ...(part ? { part } : {}),
    })
    return [
      ...missing.map((language) => find('missingLanguage', language)),
      ...(text.confirm && missing.length === 0 ? [find('toConfirm', text.confirm)] : []),
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
    ...own.flatMap(({ label }, at) =>
      gaps(id, { option: label }, ['option']).map((each) => ({ ...each, number: at + 1 })),
    ),
  ]
}

/** Of whom a question is asked: of everybody, of some, or of nobody. */
export function askedOf(
  definition: Definition,
): (name: string) => 'always' | 'sometimes' | 'never' {
  const places = new Map(
    [...questionsOf(definition)].map((each) => [each.question.id, each] as const),
  )
  return (name) => {
    const place = places.get(name)
    if (!place) return 'never'
    return (place.question.show ?? place.section.show) ? 'sometimes' : 'always'
  }
}

/** What a record demands, or a rule of the program, is asked of everybody. */
function fieldsMissing(definition: Definition, { catalogue, demanded }: Publishing): Finding[] {
  const isAsked = askedOf(definition)
  return [
    ...catalogue
      .filter(({ required, name }) => required && isAsked(name) !== 'always')
      .map(({ name }) =>
        isAsked(name) === 'never'
          ? { code: 'requiredFieldMissing' as const, id: null, about: name, field: name }
          : { code: 'requiredFieldConditional' as const, id: name },
      ),
    ...demanded
      .filter(({ field }) => isAsked(field) !== 'always')
      .map(({ field, by }) => ({
        code: 'demandedFieldMissing' as const,
        id: isAsked(field) === 'never' ? null : field,
        about: by,
        ...(isAsked(field) === 'never' ? { field } : {}),
      })),
  ]
}

function wholeForm(
  definition: Definition,
  all: readonly Question[],
  { neededRoles, published, catalogue }: Publishing,
): Finding[] {
  const roles = new Set(all.map((question) => roleOf(question, catalogue)))
  const text = JSON.stringify(definition)
  return [
    ...neededRoles
      .filter(({ role }) => !roles.has(role))
      .map(({ by }) => ({ code: 'roleMissing' as const, id: null, about: by })),
    ...(excessIn(definition).length ? [{ code: 'tooLarge' as const, id: null }] : []),
    ...(published && JSON.stringify(published) === text
      ? [{ code: 'nothingChanged' as const, id: null }]
      : []),
  ]
}
