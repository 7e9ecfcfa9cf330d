import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { findingsIn, type Finding } from '../contract/publishing.ts'
import type { Definition } from '../contract/definition.ts'
import { warningsIn, type Warning } from '../contract/warnings.ts'
import { lockDraft, type Editing } from './edit-form.ts'
import { effectsOf, type FormPurpose } from './form-purpose.ts'
import { publishedVersion, questionKinds, type FormVersion } from './form.queries.ts'
import { keepQuestions } from './keep-questions.ts'
import { keepCopy, lockProgram } from './own-form.ts'

/** What stands in the way of publishing; the screen shows it, and publishing refuses by it. */
export async function findingsFor(
  db: Db,
  { formId, content }: Pick<FormVersion, 'formId' | 'content'>,
  on: { programId: string; purpose: FormPurpose; published: Definition },
): Promise<Finding[]> {
  const { programId, purpose, published } = on
  const [kinds, demanded] = await Promise.all([
    questionKinds(db, formId),
    purpose.demanded?.(db, programId) ?? [],
  ])
  return findingsIn(content, {
    catalogue: purpose.catalogue,
    formats: purpose.formats,
    places: purpose.places.map(({ id }) => id),
    published,
    kinds,
    neededRoles: purpose.roles.flatMap(({ id, neededBy }) =>
      neededBy ? [{ role: id, by: neededBy }] : [],
    ),
    effects: effectsOf(purpose).map(({ id }) => id),
    roles: purpose.roles,
    demanded,
  })
}

/** What may not be meant so; the form of the other side is taken as it is published. */
export async function warningsFor(
  db: Db,
  content: Definition,
  { programId, purpose }: { programId: string; purpose: FormPurpose },
): Promise<Warning[]> {
  const { catalogue, compared } = purpose
  const side = compared?.with()
  if (!side) return []
  const { content: definition } = await publishedVersion(db, programId, side)
  const other = { name: side.name, definition, catalogue: side.catalogue }
  return warningsIn(content, { catalogue, other })
}

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
  await lockProgram(db, programId)
  const draft = await lockDraft(change, editing)
  const published = await publishedVersion(db, programId, purpose)
  const findings = await findingsFor(db, draft, {
    programId,
    purpose,
    published: published.content,
  })
  if (findings.length) throw new Problem(422, 'notComplete', { extra: { findings } })
  // What comes with the product may have gone on in the meantime.
  const number = Math.max(draft.number, published.number + 1)
  await sql`update form_versions set number = ${number} where id = ${draft.id}`.execute(db)
  if (!published.programId) await keepCopy(change, published, draft.formId)
  await sql`update form_versions set state = 'superseded'
    where form_id = ${draft.formId} and state = 'published'`.execute(db)
  await sql`delete from form_edits where version_id = ${draft.id}`.execute(db)
  await sql`update form_versions set state = 'published', published_at = ${now},
    published_by = ${person.userId}, reason = ${reason} where id = ${draft.id}`.execute(db)
  await keepQuestions(db, { formId: draft.formId, versionId: draft.id, content: draft.content })
  await change.audit({
    action: 'forms.published',
    entity: 'program',
    entityId: programId,
    reference: purpose.key,
    changes: { number: [published.number, number] },
    reason,
  })
  await change.announce({
    topic: 'forms',
    id: programId,
    subject: 'Programs View',
    facts: { programId },
  })
}
