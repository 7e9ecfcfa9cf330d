import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { Problem, refused } from '#kit/server/problems.ts'
import { applyEdit, EditRefused } from '../contract/apply-edit.ts'
import { ownKey, questionsOf, type Definition } from '../contract/definition.ts'
import type { Edit } from '../contract/edits.ts'
import type { FormPurpose } from './form-purpose.ts'
import { draftVersion, questionKinds, type FormVersion } from './form.queries.ts'
import { keepForUndo } from './keep-for-undo.ts'
import { forgetUnpublished } from './own-form.ts'
import { refuseTooLarge } from './refuse-too-large.ts'

export interface Editing {
  programId: string
  purpose: FormPurpose
  /** The edit that the caller saw last. */
  editNo: number
}

/**
 * The draft under its lock, as the caller saw it.
 * @throws 409 `noDraft`, or `editedMeanwhile` with who did
 */
export async function lockDraft(
  { db }: Pick<Change, 'db'>,
  { programId, purpose, editNo }: Editing,
): Promise<FormVersion> {
  const draft = await draftVersion(db, { programId, purpose, lock: true })
  if (!draft) throw refused('noDraft')
  if (draft.editNo === editNo) return draft
  const { rows } = await sql<{ name: string | null }>`
    select u.name from form_versions v left join users u on u.id = v.edited_by where v.id = ${draft.id}`.execute(
    db,
  )
  throw refused('editedMeanwhile', { changedBy: rows[0]?.name ?? null })
}

/**
 * Takes one step of editing. What the draft was before can be had back.
 * @throws 409 `editedMeanwhile`, or `editRefused` with why and which questions it is about; 422
 * `formTooLarge`
 */
export async function editForm(change: Change, editing: Editing, edit: Edit): Promise<void> {
  const draft = await lockDraft(change, editing)
  const next = edited(draft.content, edit)
  refuseTooLarge(edit, { before: draft.content, next })
  await refuseOtherKinds(change, draft, next)
  await keepForUndo(change.db, draft)
  await keepContent(change, draft, next)
}

function edited(content: Definition, edit: Edit): Definition {
  try {
    return applyEdit(content, edit)
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    const { code, about } = error
    const names = new Map(
      Array.from(questionsOf(content), ({ question }) => [question.id, question.label] as const),
    )
    const labels = Object.fromEntries(
      Object.entries(about).map(([name, id]) => [name, names.get(id) ?? null]),
    )
    throw new Problem(409, 'editRefused', { extra: { why: code, about, labels } })
  }
}

/**
 * A key that stood for another kind of question once cannot come back as something else, and what fills
 * no field is not called as fields are.
 */
async function refuseOtherKinds({ db }: Change, { formId }: FormVersion, next: Definition) {
  const kinds = new Map(Object.entries(await questionKinds(db, formId)))
  for (const { question } of questionsOf(next)) {
    const isOther = (kinds.get(question.id) ?? question.kind) !== question.kind
    if (isOther || (question.kind !== 'field' && !ownKey.test(question.id)))
      throw new Problem(409, 'editRefused', {
        extra: {
          why: 'keyTaken',
          about: { question: question.id },
          labels: { question: question.label },
        },
      })
  }
}

const keepContent = (
  { db, person, now }: Change,
  { id, editNo }: FormVersion,
  content: Definition,
) =>
  sql`
  update form_versions set content = ${JSON.stringify(content)}, edit_no = ${editNo + 1},
    edited_at = ${now}, edited_by = ${person.userId} where id = ${id}`.execute(db)

/** Takes the latest edit back. @throws 409 `nothingToUndo` */
export async function undoEdit(change: Change, editing: Editing): Promise<void> {
  const draft = await lockDraft(change, editing)
  const { rows } = await sql<{ content: Definition }>`
    delete from form_edits e where version_id = ${draft.id}
      and edit_no = (select max(edit_no) from form_edits where version_id = ${draft.id})
    returning content`.execute(change.db)
  const [before] = rows
  if (!before) throw refused('nothingToUndo')
  await keepContent(change, draft, before.content)
}

/** Gives a draft up; the published version stays as it is. */
export async function discardDraft(change: Change, editing: Editing): Promise<void> {
  const draft = await lockDraft(change, editing)
  await sql`delete from form_versions where id = ${draft.id}`.execute(change.db)
  await forgetUnpublished(change, draft.formId)
  await change.audit({
    action: 'forms.draftDiscarded',
    entity: 'program',
    entityId: editing.programId,
    reference: editing.purpose.key,
    changes: { number: [draft.number, null] },
  })
}
