import type { Definition } from '../../contract/definition.ts'
import type { Edit } from '../../contract/edits.ts'
import type { MakeEdit } from './editor-context.ts'
import { questionIn, sectionIn } from './find.ts'

/** Whether a change means the same although somebody else has changed the form in the meantime. */
export function staysApart(make: MakeEdit, before: Definition, now: Definition): boolean {
  const edit = make(before)
  return edit !== null && touched(edit, before) === touched(edit, now)
}

/** What a change puts something else in place of. */
function touched(edit: Edit, definition: Definition): string {
  if (edit.do !== 'changeQuestion' && edit.do !== 'changeSection') return ''
  const whole =
    edit.do === 'changeQuestion' ? questionIn(definition, edit.id) : sectionIn(definition, edit.id)
  if (!whole) return 'gone'
  const parts = new Map(Object.entries(whole))
  return JSON.stringify(Object.keys(edit).map((name) => parts.get(name) ?? null))
}
