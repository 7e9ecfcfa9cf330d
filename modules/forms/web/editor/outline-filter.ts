import type { Definition, Question } from '../../contract/definition.ts'
import type { FormDraft } from '../../contract/forms.endpoints.ts'

export const outlineFilters = ['all', 'missing', 'changed'] as const
export type OutlineFilter = (typeof outlineFilters)[number]

/** What the outline says of a section or question. */
export interface Marks {
  findings: ReadonlyMap<string, number>
  changed: ReadonlyMap<string, 'new' | 'changed'>
}

export function marksOf(draft: FormDraft | null): Marks {
  const findings = new Map<string, number>()
  for (const { id } of draft?.findings ?? []) if (id) findings.set(id, (findings.get(id) ?? 0) + 1)
  const changed = new Map<string, 'new' | 'changed'>()
  for (const { id, kind } of draft?.differences ?? [])
    changed.set(id, kind === 'added' || changed.get(id) === 'new' ? 'new' : 'changed')
  return { findings, changed }
}

const isWanted = (id: string, filter: OutlineFilter, { findings, changed }: Marks) =>
  filter === 'all' || (filter === 'missing' ? findings.has(id) : changed.has(id))

/** What the filter leaves; a section stays with what stays of it, a group likewise. */
export function filtered(
  { sections }: Definition,
  filter: OutlineFilter,
  marks: Marks,
): Definition['sections'] {
  const stays = (question: Question): boolean =>
    isWanted(question.id, filter, marks) ||
    ((question.questions ?? []) as Question[]).some(({ id }) => isWanted(id, filter, marks))
  return sections
    .map((section) => ({ ...section, questions: section.questions.filter(stays) }))
    .filter(({ id, questions }) => questions.length > 0 || isWanted(id, filter, marks))
}
