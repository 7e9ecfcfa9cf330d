import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { invalid, Problem, refused } from '#kit/server/problems.ts'
import { questionsOf } from '../contract/definition.ts'
import type { SavedDraft, TypedAnswers } from '../contract/form-draft.ts'
import { draftNow, type DraftNow } from './draft-under-version.ts'
import { openDraft, type StoredDraft } from './form-draft.ts'
import type { FormPurpose } from './form-purpose.ts'
import { versionById } from './form.queries.ts'
import { seal } from './sealed-answers.ts'

const mostCharacters = 500_000

/**
 * Keeps what was typed, answer by answer: what another device saved for other questions stays. What
 * was typed under an older version is carried over to the one of now.
 * @throws 409 `alreadySubmitted` once the form is in, 422 for a question that the form does not have
 */
export async function saveAnswers(
  change: Change,
  { token, purpose }: { token: string; purpose: (draft: StoredDraft) => FormPurpose },
  saved: SavedDraft,
): Promise<DraftNow> {
  const stored = await openDraft(change.db, token, { lock: true })
  if (stored.submittedRecordId) throw refused('alreadySubmitted')
  const of = purpose(stored)
  const now = await draftNow(change.db, stored, of)
  const { typed, setAside } = await sortOut(change.db, saved, { ...now, of })
  const { open, sealed } = seal(
    change,
    { ...now.draft.answers, ...typed },
    { form: now.form, before: stored.sealed },
  )
  const draft: StoredDraft = {
    ...now.draft,
    answers: open,
    sealed,
    step: saved.step ?? stored.step,
    language: saved.language ?? stored.language,
    revision: stored.revision + 1,
    savedAt: change.now.toISOString(),
  }
  await keepDraft(change, draft, { ...now.moved?.setAside, ...setAside })
  return { ...now, draft }
}

/** Files are sent by themselves. */
const isTyped = ({ kind }: { kind: string }) => kind !== 'file' && kind !== 'documents'

/**
 * Answers to questions of now, and to those of the version that the device still has. A statement is
 * confirmed in the words of now alone.
 */
async function sortOut(
  db: Db,
  { answers = {}, version }: SavedDraft,
  { form, version: present, draft, of }: DraftNow & { of: FormPurpose },
) {
  const isPresent = version === present.id
  const asked = form.sections.flatMap(({ questions }) => questions)
  const known = new Set(asked.filter(isTyped).map(({ id }) => id))
  const entries = Object.entries(answers)
  const others = entries.filter(([key]) => !known.has(key))
  const before = others.length && !isPresent ? await keysOf(db, version, draft) : null
  const strange = others.filter(([key]) => !before?.has(key))
  if (strange.length)
    throw invalid(
      Object.fromEntries(
        strange.map(([key]) => [`answers.${key}`, [{ code: 'unknown', params: {} }]]),
      ),
    )
  const kept = asked.filter(({ kind }) => isPresent || kind !== 'statement')
  const typed = Object.fromEntries(
    kept.flatMap(({ id }) => (id in answers && known.has(id) ? [[id, answers[id]!]] : [])),
  )
  refuseOtherShapes(kept, typed)
  return { typed, setAside: Object.fromEntries(others.filter(([key]) => !isSealed(of, key))) }
}

/** A protected answer that is asked no more is not kept at all. */
const isSealed = ({ catalogue }: FormPurpose, key: string) =>
  catalogue.some(({ name, isProtected }) => name === key && isProtected)

/** Entries belong to groups, and to nothing else. */
function refuseOtherShapes(asked: readonly { id: string; kind: string }[], typed: TypedAnswers) {
  const hasEntries = (value: unknown) => Array.isArray(value) && typeof value[0] === 'object'
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  const wrong = asked.filter(
    ({ id, kind }) => !isEmpty(typed[id]) && hasEntries(typed[id]) !== (kind === 'group'),
  )
  if (wrong.length)
    throw invalid(
      Object.fromEntries(
        wrong.map(({ id }) => [`answers.${id}`, [{ code: 'format', params: {} }]]),
      ),
    )
}

/** The questions that another version of the same form had; none of a version of another form. */
async function keysOf(db: Db, versionId: string, { purpose, programId }: StoredDraft) {
  const version = await versionById(db, versionId)
  const isOfForm =
    version.purpose === purpose && (version.programId === null || version.programId === programId)
  return new Set(
    isOfForm ? Array.from(questionsOf(version.content), (each) => each.question.id) : [],
  )
}

export async function keepDraft(
  { db, now }: Change,
  draft: StoredDraft,
  setAside: Record<string, unknown> = {},
) {
  const answers = JSON.stringify(draft.answers)
  if (answers.length > mostCharacters) throw new Problem(413, 'tooLarge')
  await sql`
    update form_drafts set answers = ${answers}, sealed = ${draft.sealed}, version_id = ${draft.versionId},
      files = ${JSON.stringify(draft.files)}, step = ${draft.step}, language = ${draft.language},
      set_aside = set_aside || ${JSON.stringify(setAside)}::jsonb, revision = revision + 1, updated_at = ${now}
    where id = ${draft.id}`.execute(db)
}
