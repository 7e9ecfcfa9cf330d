import type { EntryKind } from './kinds.ts'

type Shape = (value: unknown) => boolean

const text: Shape = (value) => typeof value === 'string'
const figure: Shape = (value) => typeof value === 'string' || typeof value === 'number'
const truth: Shape = (value) => typeof value === 'boolean'
const point: Shape = (value) => typeof value === 'number'
const list =
  (each: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(each)

const shapes: Record<EntryKind, Shape> = {
  text,
  longText: text,
  email: text,
  phone: text,
  date: text,
  one: text,
  many: list(text),
  number: figure,
  integer: figure,
  money: figure,
  percent: figure,
  scale5: point,
  scale10: point,
  yesNo: truth,
  statement: truth,
  group: list((entry) => typeof entry === 'object' && entry !== null && 'item' in entry),
  // Files are kept beside the answers.
  file: () => false,
  documents: () => false,
}

/** Whether something could have been typed for such a question, right or wrong. */
export const hasShapeOf = (kind: EntryKind, value: unknown): boolean => shapes[kind](value)
