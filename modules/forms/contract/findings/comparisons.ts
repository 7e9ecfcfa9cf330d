import type { Catalogue } from '../catalogue.ts'
import {
  comparisons,
  entryKindOf,
  flagsDifference,
  roleOf,
  type Comparison,
} from '../compared-roles.ts'
import type { Question } from '../definition.ts'
import type { Finding } from '../publishing.ts'

interface Against {
  catalogue: Catalogue
  roles: readonly { id: string; as: Comparison }[]
}

/** What stands in the way of comparing the answer to a question with the other side's. */
export function comparisonFindings(
  question: Question,
  { isInGroup, against: { catalogue, roles } }: { isInGroup: boolean; against: Against },
): Finding[] {
  const { id, effects = [] } = question
  const role = roleOf(question, catalogue)
  const known = roles.find((each) => each.id === role)
  const kind = entryKindOf(question, catalogue)
  const isOfKind =
    kind !== undefined && known && comparisons[known.as].some((each) => each === kind)
  return [
    ...(role !== undefined && !known ? [{ code: 'unknownRole' as const, id, about: role }] : []),
    ...(known && (isInGroup || !isOfKind) ? [{ code: 'roleDoesNotFit' as const, id }] : []),
    ...(role === undefined && effects.includes(flagsDifference)
      ? [{ code: 'effectNeedsRole' as const, id }]
      : []),
  ]
}

/** Questions that are compared as one before them already is: a form answers each thing once. */
export function rolesTwice(
  all: readonly Question[],
  catalogue: Catalogue,
): { id: string; about: string }[] {
  const seen = new Map<string, string>()
  return all.flatMap((question) => {
    const role = roleOf(question, catalogue)
    if (role === undefined) return []
    const about = seen.get(role)
    if (about !== undefined) return [{ id: question.id, about }]
    seen.set(role, question.id)
    return []
  })
}
