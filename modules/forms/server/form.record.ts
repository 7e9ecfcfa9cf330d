import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import { forbidden, notFound } from '#kit/server/problems.ts'
import { differencesBetween } from '../contract/compare-definitions.ts'
import { questionsOf, type Definition, type Question } from '../contract/definition.ts'
import type { FormDraft, FormFacts, FormRecord, VersionFacts } from '../contract/forms.endpoints.ts'
import type { FormPurpose } from './form-purpose.ts'
import {
  draftVersion,
  publishedVersion,
  questionKinds,
  usesOf,
  versionsOf,
} from './form.queries.ts'
import { findingsFor } from './publish-form.ts'

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

type Version = VersionFacts & { content: Definition }

const factsOf = ({ content: _, ...facts }: Version): VersionFacts => facts

/** The forms of a program, in the order of their purposes. */
export async function listForms(
  looking: Looking,
  programId: string,
  purposes: readonly FormPurpose[],
): Promise<{ data: FormFacts[] }> {
  await refuseUnseen(looking, programId)
  const data = purposes.map(async (purpose): Promise<FormFacts> => {
    const [versions, uses] = await Promise.all([
      versionsOf(looking.db, programId, purpose),
      usesOf(looking.db, programId, purpose),
    ])
    const published = versions.find(({ state }) => state === 'published')
    const draft = versions.find(({ state }) => state === 'draft')
    if (!published) throw notFound()
    return {
      purpose: purpose.key,
      name: purpose.name,
      published: factsOf(published),
      draft: draft ? factsOf(draft) : null,
      questionCount: [...questionsOf(published.content)].length,
      responseCount: uses.responses,
    }
  })
  return { data: await Promise.all(data) }
}

/** A form as whoever edits it sees it. */
export async function readForm(looking: Looking, { programId, purpose }: On): Promise<FormRecord> {
  const { db, person } = looking
  const program = await refuseUnseen(looking, programId)
  const [versions, uses, draft] = await Promise.all([
    versionsOf(db, programId, purpose),
    usesOf(db, programId, purpose),
    readDraft(db, { programId, purpose }),
  ])
  const published = versions.find(({ state }) => state === 'published')
  if (!published) throw notFound()
  const { key, name, places, catalogue, effects, roles } = purpose
  const facts = versions.find(({ state }) => state === 'draft')
  const shown = draft?.definition ?? published.content
  return {
    purpose: key,
    name,
    program: { id: programId, name: program.code },
    places: [...places],
    catalogue: [...catalogue],
    effects: [...effects],
    roles: roles.map(({ id, name: called }) => ({ id, name: called })),
    published: { ...factsOf(published), definition: published.content },
    draft: draft && facts ? { ...factsOf(facts), ...draft } : null,
    retired: retiredIn(versions, shown),
    versions: versions.map(factsOf),
    openDrafts: uses.openDrafts,
    mayEdit: person.permissions.allows(edit, { programId }),
  }
}

async function readDraft(
  db: Db,
  { programId, purpose }: On,
): Promise<Omit<FormDraft, keyof VersionFacts> | null> {
  const draft = await draftVersion(db, { programId, purpose })
  if (!draft) return null
  const [{ content: published }, kinds, undoable] = await Promise.all([
    publishedVersion(db, programId, purpose),
    questionKinds(db, draft.formId),
    undoableEdits(db, draft.id),
  ])
  return {
    definition: draft.content,
    editNo: draft.editNo,
    undoable,
    findings: findingsFor(draft.content, purpose, { published, kinds }),
    differences: differencesBetween(published, draft.content),
  }
}

async function undoableEdits(db: Db, versionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from form_edits where version_id = ${versionId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Questions that stood in an earlier version, as they stood there last. */
function retiredIn(versions: readonly Version[], shown: Definition): FormRecord['retired'] {
  const present = new Set(Array.from(questionsOf(shown), ({ question }) => question.id))
  const found = new Map<string, { question: Question; number: number }>()
  for (const { content, number, state } of versions)
    if (state !== 'draft')
      for (const { question, group } of questionsOf(content))
        if (!group && !present.has(question.id) && !found.has(question.id))
          found.set(question.id, { question, number })
  return [...found.values()]
}

/** @throws 404 for a number that was never published */
export async function readVersion(db: Db, { programId, purpose, number }: On & { number: number }) {
  const versions = await versionsOf(db, programId, purpose)
  const version = versions.find((each) => each.number === number && each.state !== 'draft')
  if (!version) throw notFound()
  return { ...factsOf(version), definition: version.content }
}
