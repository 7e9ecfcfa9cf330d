import * as z from 'zod/mini'
import { bilingualText } from '#kit/contract/fields.ts'
import { ownTypes } from '#kit/contract/own-fields.ts'

/** What a field held at a moment, however it is called since; choices with what they were called then. */
const keptField = z.object({
  type: z.enum(ownTypes),
  values: z.array(z.object({ value: z.string(), said: z.nullable(bilingualText(80)) })),
})
export type KeptField = z.infer<typeof keptField>

/** By the name of the field; one without a value is left out. */
export const keptOwn = z.record(z.string(), keptField)
export type KeptOwn = z.infer<typeof keptOwn>

export const isSameKept = (one: KeptField | undefined, other: KeptField | undefined): boolean =>
  said(one) === said(other)

/** Whether two moments say the same of every field. */
export const isSameOwn = (one: KeptOwn = {}, other: KeptOwn = {}): boolean =>
  namesOf(one, other).every((name) => isSameKept(one[name], other[name]))

export const namesOf = (...all: readonly KeptOwn[]): string[] => [
  ...new Set(all.flatMap((each) => Object.keys(each)).toSorted()),
]

const said = (field: KeptField | undefined) => field?.values.map(({ value }) => value).join()

/** As history tells it: choices by what they were called. */
export function toldOfKept(field: KeptField | undefined): unknown {
  if (!field) return null
  const { type, values } = field
  const [first] = values
  if (type === 'yesNo') return first?.value === 'true'
  if (type !== 'choice' && type !== 'choices') return first?.value ?? null
  const of = (language: 'en' | 'fr') => values.map((each) => each.said?.[language]).join(', ')
  return { en: of('en'), fr: of('fr') }
}
