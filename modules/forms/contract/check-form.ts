import type { FieldError } from '#kit/contract/validation.ts'
import { complaintAbout, type Asked, type Formats } from './check-answer.ts'
import type { Answers } from './conditions.ts'
import type { Condition } from './definition.ts'
import { optionsOf, shownInEntry, type Entry } from './shown.ts'

interface Question extends Asked {
  options?: readonly (NonNullable<Asked['options']>[number] & {
    show?: Condition | undefined
  })[]
  show?: Condition | undefined
  questions?: readonly Question[] | undefined
}

/**
 * Everything that is wrong with the answers to the questions asked, by path: `position.startOn`,
 * `qab…`, and in the entries of a group `qgroup.{item}.qab…`.
 */
export function complaintsAbout(
  questions: readonly Question[],
  answers: Answers,
  formats: Formats,
): Record<string, FieldError[]> {
  const found: Record<string, FieldError[]> = {}
  for (const question of questions) {
    const options = optionsOf(question.options, answers)
    const value = answers[question.id]
    const complaint = complaintAbout({ ...question, options }, value, formats)
    if (complaint) found[question.id] = [complaint]
    if (question.kind !== 'group' || !Array.isArray(value)) continue
    for (const entry of value as Entry[])
      Object.assign(found, complaintsWithin(question, entry, { answers, formats }))
  }
  return found
}

function complaintsWithin(
  group: Question,
  entry: Entry,
  { answers, formats }: { answers: Answers; formats: Formats },
) {
  const asked = shownInEntry(group, entry, answers)
  const inside = complaintsAbout(asked, { ...answers, ...entry.answers }, formats)
  return Object.fromEntries(
    Object.entries(inside).map(([key, list]) => [`${group.id}.${entry.item}.${key}`, list]),
  )
}
