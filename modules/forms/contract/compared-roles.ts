import type { Catalogue } from './catalogue.ts'
import type { Question } from './definition.ts'
import type { EntryKind } from './kinds.ts'

/** The effect that every form has whose answers are compared with another side's. */
export const flagsDifference = 'flagDifference'

/** What answers with such a role can be compared as. */
export const comparisons = {
  figure: ['number', 'integer'],
  money: ['money'],
  date: ['date'],
  yesNo: ['yesNo'],
  /** Of the same choices, under the same keys. */
  choice: ['one'],
} as const satisfies Record<string, readonly EntryKind[]>
export type Comparison = keyof typeof comparisons

type Asked = Pick<Question, 'id' | 'kind' | 'role'>

/** What a question is compared by: of a field that has a role of its own, always that one. */
export const roleOf = ({ id, role }: Asked, catalogue: Catalogue): string | undefined =>
  catalogue.find(({ name }) => name === id)?.role ?? role

/** How the answer to a question is entered. */
export const entryKindOf = ({ id, kind }: Asked, catalogue: Catalogue): EntryKind | undefined =>
  kind === 'field' ? catalogue.find(({ name }) => name === id)?.kind : kind
