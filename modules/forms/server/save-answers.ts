import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { invalid, Problem, refused } from '#kit/server/problems.ts'
import type { SavedDraft, TypedAnswers } from '../contract/form-draft.ts'
import type { Entry } from '../contract/shown.ts'
import { confirmedNow } from './confirmed-in.ts'
import { draftNow, type DraftNow } from './draft-under-version.ts'
import { entriesOfBefore } from './entries-of-before.ts'
import type { StoredDraft } from './form-draft.ts'
import type { FormPurpose } from './form-purpose.ts'
import { findVersion } from './form.queries.ts'
import { seal } from './sealed-answers.ts'

const mostCharacters = 500_000

/**
 * Keeps what was typed in a draft that is held, answer by answer: what another device saved for other questions stays. What
 * was typed under an older version is carried over to the one of now.
 * @throws 409 `alreadySubmitted` once the form is in, 422 for a question that the form does not have
 */
export async function saveAnswers(
  change: Change,
  { stored, purpose }: { stored: StoredDraft; purpose: FormPurpose },
  saved: SavedDraft,
): Promise<DraftNow> {
  if (stored.submittedRecordId) throw refused('alreadySubmitted')
  const of = purpose
  const now = await draftNow(change.db, stored, of)
  const { typed, setAside } = await sortOut(change.db, saved, { ...now, of })
  const language = saved.language ?? stored.language
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
    language,
    setAside: { ...now.draft.setAside, ...setAside },
    confirmedIn: confirmedNow({ form: now.form, before: now.draft, answers: open, language }),
    revision: stored.revision + (isNews(saved, stored, now) ? 1 : 0),
    savedAt: change.now.toISOString(),
  }
  await keepDraft(change, draft)
  return { ...now, draft }
}

/**
 * Whether there is something that was not seen before. Where one is, and in which language, is none:
 * another tab that shows the same form does not keep this one from sending it.
 */
const isNews = ({ answers = {} }: SavedDraft, { versionId }: StoredDraft, now: DraftNow) =>
  Object.keys(answers).length > 0 || now.version.id !== versionId

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
  const begun = version === present.id ? null : await earlierVersion(db, version, draft)
  const isPresent = version === present.id
  const asked = form.sections.flatMap(({ questions }) => questions)
  const known = new Set(asked.filter(isTyped).map(({ id }) => id))
  const before = new Map(
    begun?.sections.flatMap(({ questions }) => questions.map((each) => [each.id, each])),
  )
  const others = Object.entries(answers).filter(([key]) => !known.has(key))
  refuseStrange(others.map(([key]) => key).filter((key) => !before.has(key)))
  const kept = asked.filter(({ kind }) => isPresent || kind !== 'statement')
  const typed = Object.fromEntries(
    kept.flatMap(({ id }) => (id in answers && known.has(id) ? [[id, answers[id] ?? null]] : [])),
  )
  refuseOtherShapes(kept, typed)
  const setAside = Object.fromEntries(others.filter(([key]) => !isSealed(of, key)))
  if (isPresent) return { typed, setAside }
  for (const group of asked.filter(
    ({ id, kind }) => kind === 'group' && Array.isArray(typed[id]),
  )) {
    const under = { now: group, begun: before.get(group.id), kept: draft.answers[group.id] }
    const inside = entriesOfBefore(typed[group.id] as Entry[], {
      ...under,
      setAside: draft.setAside,
    })
    typed[group.id] = inside.entries as TypedAnswers[string]
    Object.assign(setAside, inside.setAside)
  }
  return { typed, setAside }
}

function refuseStrange(keys: readonly string[]) {
  const unknown = { code: 'unknown', params: {} }
  if (keys.length)
    throw invalid(Object.fromEntries(keys.map((key) => [`answers.${key}`, [unknown]])))
}

/** What the caller has, of an earlier version of the same form; null for anything else. */
async function earlierVersion(db: Db, id: string, { purpose, programId }: StoredDraft) {
  const version = await findVersion(db, id)
  const isOfProgram = version && [null, programId].includes(version.programId)
  return isOfProgram && version.purpose === purpose ? version.content : null
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

export async function keepDraft({ db, now }: Change, draft: StoredDraft) {
  const [answers, setAside] = [draft.answers, draft.setAside].map((each) => JSON.stringify(each))
  if (`${answers}${setAside}`.length > mostCharacters) throw new Problem(413, 'tooLarge')
  await sql`
    update form_drafts set answers = ${answers}, sealed = ${draft.sealed}, version_id = ${draft.versionId},
      files = ${JSON.stringify(draft.files)}, step = ${draft.step}, language = ${draft.language},
      set_aside = ${setAside}, confirmed_in = ${JSON.stringify(draft.confirmedIn)},
      revision = ${draft.revision}, updated_at = ${now}
    where id = ${draft.id}`.execute(db)
}
