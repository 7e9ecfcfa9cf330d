import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import { forbidden, notFound } from '#kit/server/problems.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { differencesBetween } from '../contract/compare-definitions.ts'
import { questionsOf, type Definition } from '../contract/definition.ts'
import type { FormDraft, FormFacts, FormRecord, VersionFacts } from '../contract/forms.endpoints.ts'
import { effectsOf, type FormPurpose } from './form-purpose.ts'
import {
  countResponses,
  draftVersion,
  presentVersions,
  publishedVersion,
  retiredQuestions,
  usesOf,
  versionByNumber,
  versionsOf,
} from './form.queries.ts'
import { findingsFor, warningsFor } from './publish-form.ts'

const edit = { action: 'configure', subject: 'Programs Edit' } as const
const view = { action: 'view', subject: 'Programs View' } as const

/** @throws 404 for a program that is not there, or not to be seen */
export async function refuseUnseen({ db, person }: Looking, programId: string) {
  const { rows } = await sql<{ name: { en: string; fr: string }; code: string }>`
    select name, code from programs where id = ${programId}`.execute(db)
  const [program] = rows
  const may = [view, edit].some((each) => person.permissions.allows(each, { programId }))
  if (!program || !may) throw notFound()
  return program
}

/** @throws 404 as `refuseUnseen`, 403 when the forms of this program are others' affair */
export async function mayConfigure(looking: Looking, programId: string) {
  await refuseUnseen(looking, programId)
  if (!looking.person.permissions.allows(edit, { programId })) throw forbidden()
}

interface On {
  programId: string
  purpose: FormPurpose
}

const factsOf = ({
  questionCount: _,
  purpose: _purpose,
  ...facts
}: VersionFacts & { purpose?: string; questionCount: number }): VersionFacts => facts

/** The forms of a program, in the order of their purposes. */
export async function listForms(
  looking: Looking,
  programId: string,
  purposes: readonly FormPurpose[],
): Promise<{ data: FormFacts[] }> {
  await refuseUnseen(looking, programId)
  const [versions, responses] = await Promise.all([
    presentVersions(looking.db, programId, purposes),
    countResponses(looking.db, programId),
  ])
  const data = purposes.map(({ key, name, group }): FormFacts => {
    const own = versions.filter(({ purpose }) => purpose === key)
    const published = own.find(({ state }) => state === 'published')
    const draft = own.find(({ state }) => state === 'draft')
    if (!published) throw notFound()
    return {
      purpose: key,
      name,
      group,
      published: factsOf(published),
      draft: draft ? factsOf(draft) : null,
      questionCount: published.questionCount,
      responseCount: responses.get(key) ?? 0,
    }
  })
  return { data }
}

/** A form as whoever edits it sees it. */
export async function readForm(looking: Looking, { programId, purpose }: On): Promise<FormRecord> {
  const { db, person } = looking
  const program = await refuseUnseen(looking, programId)
  const [versions, uses, { id: publishedId, formId, content }] = await Promise.all([
    versionsOf(db, programId, purpose),
    usesOf(db, programId, purpose),
    publishedVersion(db, programId, purpose),
  ])
  const draft = await readDraft(db, { programId, purpose, published: content })
  const published = theKnown(versions.find(({ id }) => id === publishedId))
  const { key, name, places, catalogue, roles } = purpose
  const facts = versions.find(({ state }) => state === 'draft')
  const shown = Array.from(questionsOf(draft?.definition ?? content), ({ question }) => question.id)
  return {
    purpose: key,
    name,
    program: { id: programId, name: program.code },
    places: [...places],
    catalogue: [...catalogue],
    effects: effectsOf(purpose).map(({ id, name: called }) => ({ id, name: called })),
    roles: roles.map(({ id, name: called, as }) => ({ id, name: called, as })),
    published: { ...factsOf(published), definition: content },
    draft: draft && facts ? { ...factsOf(facts), ...draft } : null,
    retired: await retiredQuestions(db, { formId, shown }),
    versions: versions.map(factsOf),
    openDrafts: uses.openDrafts,
    mayEdit: person.permissions.allows(edit, { programId }),
  }
}

async function readDraft(
  db: Db,
  { programId, purpose, published }: On & { published: Definition },
): Promise<Omit<FormDraft, keyof VersionFacts> | null> {
  const draft = await draftVersion(db, { programId, purpose })
  if (!draft) return null
  const [findings, warnings, undoable] = await Promise.all([
    findingsFor(db, draft, { programId, purpose, published }),
    warningsFor(db, draft.content, { programId, purpose }),
    undoableEdits(db, draft.id),
  ])
  return {
    definition: draft.content,
    editNo: draft.editNo,
    undoable,
    findings,
    warnings,
    differences: differencesBetween(published, draft.content),
  }
}

async function undoableEdits(db: Db, versionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from form_edits where version_id = ${versionId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** @throws 404 for a number that was never published */
export async function readVersion(db: Db, on: On & { number: number }) {
  const [version, versions] = await Promise.all([
    versionByNumber(db, on),
    versionsOf(db, on.programId, on.purpose),
  ])
  const facts = theKnown(versions.find(({ id }) => id === version.id))
  return { ...factsOf(facts), definition: version.content }
}
