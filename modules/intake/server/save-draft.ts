import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import type { DraftAnswers } from '../contract/intake.ts'
import { openDraft, type StoredDraft } from './draft.queries.ts'

interface Saved {
  answers?: DraftAnswers | undefined
  step?: string | undefined
  language?: 'en' | 'fr' | undefined
}

/**
 * Keeps what was typed, part by part and field by field: what another device saved in other
 * fields stays.
 * @throws 409 `alreadySubmitted` once the form is in
 */
export async function saveDraft(change: Change, token: string, saved: Saved): Promise<StoredDraft> {
  const draft = await openDraft(change.db, token, { lock: true })
  if (draft.submittedApplicationId) throw refused('alreadySubmitted')
  const answers = merge(draft.answers, saved.answers ?? {})
  await writeAnswers(change, draft.id, answers)
  await change.db
    .updateTable('intake_drafts')
    .set({ step: saved.step ?? draft.step, language: saved.language ?? draft.language })
    .where('id', '=', draft.id)
    .execute()
  return { ...draft, ...saved, answers, savedAt: change.now.toISOString() }
}

export const writeAnswers = ({ db, now }: Change, id: string, answers: StoredDraft['answers']) =>
  db
    .updateTable('intake_drafts')
    .set({
      answers: JSON.stringify(answers),
      version: sql`version + 1`,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute()

function merge(stored: StoredDraft['answers'], typed: DraftAnswers): StoredDraft['answers'] {
  const merged: Record<string, unknown> = { ...stored }
  for (const [part, value] of Object.entries(typed)) {
    const before = merged[part]
    const isPart = value && !Array.isArray(value) && typeof value === 'object'
    merged[part] = isPart ? { ...(before as object), ...value } : value
  }
  return merged
}
