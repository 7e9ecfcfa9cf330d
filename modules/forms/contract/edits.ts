import * as z from 'zod/mini'
import {
  condition,
  longest,
  option,
  optionKey,
  question,
  questionKey,
  section,
  sectionKey,
  wordsOf,
  limits,
} from './definition.ts'

const after = z.nullable(z.union([questionKey, sectionKey]))
const show = z.optional(z.nullable(condition))

/** One step of editing a form; steps are small so that two people do not undo each other's work. */
export const edit = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('addSection'), section, after: z.nullable(sectionKey) }),
  z.strictObject({
    do: z.literal('changeSection'),
    id: sectionKey,
    title: z.optional(wordsOf(longest.title)),
    intro: z.optional(wordsOf(longest.intro)),
    /** Another screen of the form. */
    place: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    show,
  }),
  z.strictObject({ do: z.literal('moveSection'), id: sectionKey, after: z.nullable(sectionKey) }),
  z.strictObject({ do: z.literal('removeSection'), id: sectionKey }),
  z.strictObject({
    do: z.literal('addQuestion'),
    question,
    /** A section, or a group. */
    into: z.union([questionKey, sectionKey]),
    after,
  }),
  z.strictObject({
    do: z.literal('changeQuestion'),
    id: questionKey,
    label: z.optional(wordsOf(longest.label)),
    help: z.optional(z.nullable(wordsOf(longest.help))),
    required: z.optional(z.boolean()),
    limits: z.optional(z.nullable(limits)),
    options: z.optional(z.array(option).check(z.maxLength(100))),
    show,
    effects: z.optional(
      z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    ),
    effectsOn: z.optional(z.nullable(z.array(optionKey).check(z.maxLength(100)))),
    role: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    entry: z.optional(z.strictObject({ item: wordsOf(longest.item), add: wordsOf(longest.add) })),
  }),
  z.strictObject({
    do: z.literal('moveQuestion'),
    id: questionKey,
    into: z.union([questionKey, sectionKey]),
    after,
  }),
  z.strictObject({ do: z.literal('retireQuestion'), id: questionKey }),
])
export type Edit = z.infer<typeof edit>
