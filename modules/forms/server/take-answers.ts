import type { Change } from '#kit/server/call.ts'
import { invalid, refused } from '#kit/server/problems.ts'
import { asWritten } from '../contract/check-answer.ts'
import { complaintsAbout } from '../contract/check-form.ts'
import { shownOf } from '../contract/shown.ts'
import { draftNow, type DraftNow } from './draft-under-version.ts'
import type { StoredDraft } from './form-draft.ts'
import type { FormPurpose } from './form-purpose.ts'
import { questionKinds } from './form.queries.ts'
import { unsealed, withFiles } from './sealed-answers.ts'

/** What somebody sends in: what was asked, and the answers to that alone. */
export interface TakenAnswers extends DraftNow {
  asked: readonly string[]
  /** By key, protected ones too. */
  answers: Readonly<Record<string, unknown>>
  /** Files that were sent for what was asked. */
  files: StoredDraft['files']
  /** Those of fields, by entity: `{ position: { startOn } }`. */
  fields: Readonly<Record<string, Record<string, unknown>>>
}

/**
 * The answers of a draft as they are sent in. What was seen is what is taken: a form that has changed,
 * or that was changed elsewhere, is shown again first.
 * @throws 409 `formChanged`, 422 with what is wrong by question
 */
export async function takeAnswers(
  change: Change,
  stored: StoredDraft,
  { purpose, seen }: { purpose: FormPurpose; seen: { version: string; revision: number } },
): Promise<TakenAnswers> {
  const now = await draftNow(change.db, stored, purpose)
  if (now.version.id !== seen.version || stored.revision !== seen.revision)
    throw refused('formChanged')
  const given = { ...now.draft.answers, ...unsealed(change, stored.sealed) }
  const shown = shownOf(now.form, withFiles(given, stored.files, now.form))
  const { asked } = shown
  const questions = shown.sections.flatMap((section) => section.questions)
  const complaints = complaintsAbout(questions, shown.answers, purpose.formats)
  if (Object.keys(complaints).length) throw invalid(complaints)
  const answers = { ...shown.answers }
  for (const question of questions)
    if (answers[question.id] !== undefined)
      answers[question.id] = asWritten(question, answers[question.id], purpose.formats)
  const kinds = await questionKinds(change.db, now.version.formId)
  // What no question ever asked for is a document, by its code.
  const files = stored.files.filter(({ kind }) => asked.includes(kind) || kinds[kind] !== 'file')
  return { ...now, asked, answers, files, fields: fieldsIn(answers, purpose) }
}

/** Answers that fill fields, by the first part of their name. */
function fieldsIn(answers: Readonly<Record<string, unknown>>, { catalogue }: FormPurpose) {
  const fields: Record<string, Record<string, unknown>> = {}
  for (const { name } of catalogue) {
    const [part = '', field] = name.split('.')
    if (field && answers[name] !== undefined) (fields[part] ??= {})[field] = answers[name]
  }
  return fields
}
