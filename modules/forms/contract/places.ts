import type { Catalogue } from './catalogue.ts'
import { entryKindOf } from './compared-roles.ts'
import { questionsOf, type Definition, type Question } from './definition.ts'

/** Where a question can stand: in a section or a group, after another one or first. */
export interface Spot {
  into: string
  after: string | null
}

interface Standing {
  into: string
  list: readonly { id: string }[]
  at: number
  isInner: boolean
}

function standingOf(definition: Definition, id: string): Standing | null {
  for (const { section, question, group } of questionsOf(definition)) {
    if (question.id !== id) continue
    const list = (group ? group.questions! : section.questions) as Question[]
    const at = list.findIndex((each) => each.id === id)
    return { into: group?.id ?? section.id, list, at, isInner: group !== null }
  }
  return null
}

/** One place up or down, over the border of a section too; null where there is none. */
export function nextSpot(definition: Definition, id: string, by: -1 | 1): Spot | null {
  const standing = standingOf(definition, id)
  if (!standing) return null
  const { into, list, at, isInner } = standing
  const to = at + by
  if (to >= 0 && to < list.length) return { into, after: list[by === 1 ? to : at - 2]?.id ?? null }
  if (isInner) return null
  const { sections } = definition
  const section = sections[sections.findIndex((each) => each.id === into) + by]
  if (!section) return null
  return { into: section.id, after: by === 1 ? null : (section.questions.at(-1)?.id ?? null) }
}

/** Which of how many it is: among the questions of its group, else of the whole form. */
export function numberOf(definition: Definition, id: string): { number: number; total: number } {
  const standing = standingOf(definition, id)
  const all = standing?.isInner
    ? standing.list.map((each) => each.id)
    : definition.sections.flatMap(({ questions }) => questions.map((each) => each.id))
  return { number: all.indexOf(id) + 1, total: all.length }
}

/** What a section comes after when it is moved; undefined where it cannot go further. */
export function sectionSpot(
  { sections }: Definition,
  id: string,
  by: -1 | 1,
): string | null | undefined {
  const at = sections.findIndex((each) => each.id === id)
  const to = at + by
  if (at < 0 || to < 0 || to >= sections.length) return undefined
  return sections[by === 1 ? to : at - 2]?.id ?? null
}

/** Where a question stands: what it is in, and after what. */
export function spotOf(definition: Definition, id: string): Spot | null {
  const standing = standingOf(definition, id)
  return standing && { into: standing.into, after: standing.list[standing.at - 1]?.id ?? null }
}

/** Where a question of an earlier version was, as far as its page is still there. */
export function formerSpot(before: Definition, now: Definition, id: string): Spot | null {
  const was = standingOf(before, id)
  const page = now.sections.find((each) => each.id === was?.into)
  if (!was || !page) return null
  const earlier = was.list.slice(0, was.at).map((each) => each.id)
  const after = page.questions.findLast((each) => earlier.includes(each.id))
  return { into: page.id, after: after?.id ?? null }
}

/** What comes at the end of a form whatever is asked: documents, and what is confirmed. */
const closing = new Set<string>(['statement', 'documents'])

/** Where a new question goes that nothing says a place for: at the end of what is asked. */
export function spotForNew({ sections }: Definition, catalogue: Catalogue): Spot | null {
  const isClosing = (question: Question) => closing.has(entryKindOf(question, catalogue) ?? '')
  const page = sections.findLast(({ questions }) => !questions.some(isClosing)) ?? sections.at(-1)
  return page ? { into: page.id, after: page.questions.at(-1)?.id ?? null } : null
}
