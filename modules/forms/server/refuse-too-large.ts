import type { FieldError } from '#kit/contract/validation.ts'
import { Problem } from '#kit/server/problems.ts'
import { definition, type Definition } from '../contract/definition.ts'
import type { Edit } from '../contract/edits.ts'
import { excessIn, mostOf, sizeOf } from '../contract/size.ts'

const codes = {
  sections: 'formSections',
  questions: 'formQuestions',
  options: 'formOptions',
  kilobytes: 'formKilobytes',
} as const

/**
 * What an edit adds is refused at its field where a form cannot hold it; a form that holds too much
 * already can still be made smaller.
 * @throws 422 `formTooLarge`
 */
export function refuseTooLarge(
  edit: Edit,
  { before, next }: { before: Definition; next: Definition },
): void {
  const [was, is] = [sizeOf(before), sizeOf(next)]
  const found = excessIn(next)
    .filter((measure) => is[measure] > was[measure])
    .map((measure) => ({ code: codes[measure], params: { maximum: mostOf[measure] } }))
  const complaints = found.length ? found : partsTooLarge(next)
  if (complaints.length)
    throw new Problem(422, 'formTooLarge', { errors: { [fieldOf(edit)]: complaints } })
}

/** A page or a group that holds more than one can. */
function partsTooLarge(next: Definition): FieldError[] {
  const read = definition.safeParse(next)
  if (read.success) return []
  const [issue] = read.error.issues
  const maximum = issue?.code === 'too_big' ? Number(issue.maximum) : 0
  return [maximum ? { code: 'formPart', params: { maximum } } : { code: 'format', params: {} }]
}

/** Where the edit says what is too much: the largest of what it changes. */
function fieldOf({ do: _, ...changes }: Edit): string {
  const [largest] = Object.entries(changes)
    .map(([name, value]) => [name, JSON.stringify(value ?? null).length] as const)
    .toSorted(([, one], [, other]) => other - one)
  return `edit.${largest?.[0] ?? 'id'}`
}
