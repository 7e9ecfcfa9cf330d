import * as z from 'zod/mini'
import { said } from '#kit/contract/typed-text.ts'
import { languages } from '#kit/contract/strings.ts'
import { questionKinds, testOperators } from './kinds.ts'

/**
 * The questions of a form, as a version of it keeps them. What an unfinished draft may lack, such as
 * the words of one language, is found when it is published (`publishing.ts`).
 */

/** The number of this format: what is stored in an older one is read by what this module knows of it. */
export const engine = 1

const key = (pattern: RegExp) => z.string().check(z.regex(pattern, 'format'))
/** So many entries a repeated group has at most. */
export const mostEntries = 50

/** What a question of one's own is called. */
export const ownKey = /^q[a-z0-9]{10}$/i

/** `q` and ten characters for a question of one's own; a permanent name for one that fills a field. */
export const questionKey = key(/^(q[a-z0-9]{10}|[a-z]\w{0,40}(\.[a-z]\w{0,60})?)$/i)
export const sectionKey = key(/^[a-z]\w{1,40}$/i)
export const optionKey = key(/^[\w-]{1,40}$/)

/** Words in both languages; `confirm` names the one that may lag behind a change of the other. */
export const wordsOf = (most: number) =>
  z.strictObject({
    en: z.string().check(z.overwrite(said), z.maxLength(most)),
    fr: z.string().check(z.overwrite(said), z.maxLength(most)),
    confirm: z.optional(z.enum(languages)),
  })
export type Words = z.infer<ReturnType<typeof wordsOf>>

/** How many characters the words of a form may have, by what they say. */
export const longest = {
  label: 1000,
  help: 1000,
  title: 200,
  intro: 2000,
  item: 100,
  add: 100,
  option: 300,
} as const

const figure = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,8})?$/, 'decimal'))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'))

export const test = z.strictObject({
  q: questionKey,
  op: z.enum(testOperators),
  /** `is`. */
  is: z.optional(z.boolean()),
  /** `in`, `notIn`, `hasAny`, `hasAll`, `hasNone`: keys of options. */
  of: z.optional(z.array(optionKey).check(z.minLength(1, 'chooseOne'), z.maxLength(100))),
  /** `between`, `count`: both ends belong to it. */
  min: z.optional(figure),
  max: z.optional(figure),
  /** `before`, `onOrAfter`. */
  day: z.optional(day),
})
export type Test = z.infer<typeof test>

const all = <S extends z.ZodMiniType>(part: S) =>
  z.strictObject({ all: z.array(part).check(z.minLength(1, 'required'), z.maxLength(20)) })
const any = <S extends z.ZodMiniType>(part: S) =>
  z.strictObject({ any: z.array(part).check(z.minLength(1, 'required'), z.maxLength(20)) })
const tests = z.union([all(test), any(test)])

/** When something is shown: tests that all, or any, hold; one of them may be several once more. */
export const condition = z.union([all(z.union([test, tests])), any(z.union([test, tests]))])
export type Condition = z.infer<typeof condition>

export const limits = z.strictObject({
  /** Of a figure, or the number of entries of a group or of choices. */
  min: z.optional(figure),
  max: z.optional(figure),
  /** Digits after the point. */
  scale: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
  maxLength: z.optional(z.int().check(z.minimum(1), z.maximum(4000))),
})
export type Limits = z.infer<typeof limits>

export const option = z.strictObject({
  id: optionKey,
  label: wordsOf(longest.option),
  /** Of several choices: it stands alone and takes the others back, e.g. “None”. */
  exclusive: z.optional(z.literal(true)),
  show: z.optional(condition),
})

const asked = {
  id: questionKey,
  kind: z.enum(['field', ...questionKinds]),
  label: wordsOf(longest.label),
  help: z.optional(wordsOf(longest.help)),
  /** Of a field: besides what its record demands, which no form can lift. */
  required: z.boolean(),
  limits: z.optional(limits),
  options: z.optional(z.array(option).check(z.maxLength(100))),
  show: z.optional(condition),
  /** What an answer does, of those that the form's purpose knows. */
  effects: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  /** Of choices: those that bring its effects about; any does where none is named. */
  effectsOn: z.optional(z.array(optionKey).check(z.maxLength(100))),
  /** What two sides are compared by. */
  role: z.optional(z.string().check(z.maxLength(40))),
}
const leaf = z.strictObject(asked)

export const question = z.strictObject({
  ...asked,
  /** Of a group: what one entry and a further one are called. */
  entry: z.optional(z.strictObject({ item: wordsOf(longest.item), add: wordsOf(longest.add) })),
  questions: z.optional(z.array(leaf).check(z.maxLength(30))),
})
export type Question = z.infer<typeof question>

export const section = z.strictObject({
  id: sectionKey,
  /** Which of the purpose's screens it is on. */
  place: z.string().check(z.maxLength(40)),
  title: wordsOf(longest.title),
  intro: wordsOf(longest.intro),
  show: z.optional(condition),
  questions: z.array(question).check(z.maxLength(60)),
})
export type Section = z.infer<typeof section>

export const definition = z.strictObject({
  sections: z.array(section).check(z.maxLength(60)),
})
export type Definition = z.infer<typeof definition>

/** Every question with its section, and its group where it is within one, in order. */
export function* questionsOf({ sections }: Definition) {
  for (const own of sections)
    for (const each of own.questions) {
      yield { section: own, question: each, group: null }
      for (const inner of each.questions ?? [])
        yield { section: own, question: inner as Question, group: each }
    }
}

export const isTest = (part: object): part is Test => 'q' in part

/** Every test of a condition, whichever level it is on. */
export function testsIn(shown: Condition | undefined): Test[] {
  if (!shown) return []
  const parts = 'all' in shown ? shown.all : shown.any
  return parts.flatMap((part) => (isTest(part) ? [part] : testsIn(part as Condition)))
}
