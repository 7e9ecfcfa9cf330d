import { isSameValue } from '#kit/contract/same-value.ts'
import type { ApiProblem } from '../api-problem.ts'
import { writable, type FormValues } from './field-values.ts'
import type { EntityForm } from './use-entity-form.ts'

export interface Conflict {
  name: string
  mine: unknown
  theirs: unknown
  /** Whether it was changed here; else theirs is taken unless told. */
  isMine: boolean
}

/** What a refused save says of the record as it is now. */
export function presentOf(problem: ApiProblem) {
  const { current, changedBy, changedAt, isOwn } = problem.problem as {
    current?: FormValues
    changedBy?: string | null
    changedAt?: string | null
    isOwn?: boolean
  }
  return {
    record: current ?? {},
    changedBy: changedBy ?? null,
    changedAt: changedAt ?? null,
    isOwn: isOwn === true,
  }
}

/** The fields that differ between what was typed and what is stored now. */
export function conflictsOf(form: EntityForm, record: FormValues): Conflict[] {
  const mine = form.body()
  const present: FormValues = { ...record, ...form.of.read?.(record) }
  return writable(form.entity.fields)
    .filter(([name, field]) => name in present && !isSameValue(field, mine[name], present[name]))
    .map(([name]) => ({
      name,
      mine: mine[name],
      theirs: present[name],
      isMine: form.isFieldDirty(name),
    }))
}
