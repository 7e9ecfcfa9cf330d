import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { findingsIn, type Finding } from '../contract/publishing.ts'
import type { Definition } from '../contract/definition.ts'
import { lockDraft, type Editing } from './edit-form.ts'
import type { FormPurpose } from './form-purpose.ts'
import { publishedVersion, questionKinds } from './form.queries.ts'
import { keepQuestions } from './keep-questions.ts'

/** What stands in the way of publishing; the screen shows it, and publishing refuses by it. */
export const findingsFor = (
  content: Definition,
  purpose: FormPurpose,
  { published, kinds }: { published: Definition; kinds: Record<string, string> },
): Finding[] =>
  findingsIn(content, {
    catalogue: purpose.catalogue,
    published,
    kinds,
    neededRoles: purpose.roles.flatMap(({ id, neededBy }) =>
      neededBy ? [{ role: id, by: neededBy }] : [],
    ),
    effects: purpose.effects.map(({ id }) => id),
  })

/**
 * Publishes the draft of a program's form: it is filled in from now on and frozen for ever; the one
 * before is superseded, and what was begun under it goes on under the new one.
 * @throws 409 `editedMeanwhile`; 422 `notComplete` with everything that stands in the way
 */
export async function publishForm(
  change: Change,
  { reason, ...editing }: Editing & { reason: string },
): Promise<void> {
  const { db, now, person } = change
  const { programId, purpose } = editing
  await sql`select id from forms where program_id = ${programId} and purpose = ${purpose.key} for update`.execute(
    db,
  )
  const draft = await lockDraft(change, editing)
  const published = await publishedVersion(db, programId, purpose)
  const kinds = await questionKinds(db, draft.formId)
  const findings = findingsFor(draft.content, purpose, { published: published.content, kinds })
  if (findings.length) throw new Problem(422, 'notComplete', { extra: { findings } })
  await sql`update form_versions set state = 'superseded' where id = ${published.id}`.execute(db)
  await sql`delete from form_edits where version_id = ${draft.id}`.execute(db)
  await sql`update form_versions set state = 'published', published_at = ${now},
    published_by = ${person.userId}, reason = ${reason} where id = ${draft.id}`.execute(db)
  await keepQuestions(db, { formId: draft.formId, versionId: draft.id, content: draft.content })
  await change.audit({
    action: 'forms.published',
    entity: 'program',
    entityId: programId,
    reference: purpose.key,
    changes: { number: [published.number, draft.number] },
    reason,
  })
  await change.announce({
    topic: 'forms',
    id: programId,
    subject: 'Programs View',
    facts: { programId },
  })
}
