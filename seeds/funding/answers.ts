import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { columnOf } from '#kit/server/storage.ts'
import { engine, type Definition } from '#modules/forms/contract/definition.ts'
import { projectForm } from '#modules/forms/contract/project.ts'
import { shownOf } from '#modules/forms/contract/shown.ts'
import type { FormVersion } from '#modules/forms/server/form.queries.ts'
import { keepQuestions } from '#modules/forms/server/keep-questions.ts'
import { keepResponse } from '#modules/forms/server/keep-response.ts'
import { employerHalf } from '#modules/intake/server/form-purposes.ts'
import { newIds } from '../insert-rows.ts'
import { Random } from '../random.ts'
import type { SeedApplication } from './applications.ts'
import { answerWords } from './answer-words.ts'
import { firstVersion, ownKeys, secondVersion } from './own-questions.ts'

/** The program that asks questions of its own. */
const code = 'STEP-QC'
const most = 40

/**
 * A form with questions of its own in its second version, and what employers answered under both; one
 * of them sent theirs again when the second was out.
 */
export async function insertAnswers(
  db: Db,
  { applications, publishedBy }: { applications: readonly SeedApplication[]; publishedBy: string },
): Promise<void> {
  const latest = applications.filter(({ slot }) => slot.program.fields.code === code).slice(-most)
  const [first, middle] = [latest[0], latest[Math.floor(latest.length / 2)]]
  if (!first || !middle) return
  const versions = await insertVersions(db, {
    programId: first.programId,
    publishedBy,
    at: [momentOf(first, -30), momentOf(middle, 0)],
  })
  const making = { random: new Random(2_026), newId: await newIds(db, 4 * most + 10) }
  for (const application of latest) {
    const at = momentOf(application, 0)
    const version = at < momentOf(middle, 0) ? versions[0] : versions[1]
    // Each is counted after the one before it.
    // oxlint-disable-next-line no-await-in-loop
    await insertResponse(db, { application, version, at }, making)
  }
  const again = latest[Math.floor(latest.length / 2) - 1]
  if (again)
    await insertResponse(
      db,
      { application: again, version: versions[1], at: momentOf(again, 6) },
      making,
    )
}

const momentOf = ({ row }: SeedApplication, daysLater: number) =>
  new Date(new Date(row['submitted_at'] as string).getTime() + daysLater * 86_400_000)

async function insertVersions(
  db: Db,
  of: { programId: string; publishedBy: string; at: readonly [Date, Date] },
): Promise<[FormVersion, FormVersion]> {
  const { rows } = await sql<{ id: string }>`
    insert into forms (program_id, purpose, created_at)
    values (${of.programId}, ${employerHalf.key}, ${of.at[0]}) returning id`.execute(db)
  const formId = rows[0]!.id
  const publish = async (number: number, content: Definition): Promise<FormVersion> => {
    const state = number === 1 ? 'superseded' : 'published'
    const reason = number === 1 ? null : 'Where the work is done, and what helps in the first month'
    const inserted = await sql<{ id: string }>`
      insert into form_versions (form_id, number, state, content, engine, published_at, published_by, reason)
      values (${formId}, ${number}, ${state}, ${JSON.stringify(content)}, ${engine},
        ${of.at[number - 1]}, ${of.publishedBy}, ${reason}) returning id`.execute(db)
    const { id } = inserted.rows[0]!
    await keepQuestions(db, { formId, versionId: id, content })
    return { id, formId, programId: of.programId, number, state, content, editNo: 0 }
  }
  return [await publish(1, firstVersion), await publish(2, secondVersion)]
}

interface Making {
  random: Random
  newId: () => string
}

async function insertResponse(
  db: Db,
  { application, version, at }: { application: SeedApplication; version: FormVersion; at: Date },
  making: Making,
) {
  const language = application.row['language'] as 'en' | 'fr'
  const form = projectForm(version.content, { catalogue: employerHalf.catalogue, language })
  const given = { ...fieldsOf(application), ...ownAnswers(language, version.number, making) }
  const { asked, answers } = shownOf(form, given)
  const draft = {
    id: making.newId(),
    programId: application.programId,
    purpose: employerHalf.key,
    language,
  }
  await keepResponse(
    { db, now: at },
    { draft, version, form, asked, answers },
    { recordId: application.id, by: application.row['signatory_name'] as string },
  )
}

/** What the records hold, by the names of the questions that asked for it. */
function fieldsOf({ row, slot }: SeedApplication): Record<string, unknown> {
  const parts: Record<string, Readonly<Record<string, unknown>>> = {
    employer: slot.employer.row,
    position: row,
  }
  const fields = employerHalf.catalogue.map(({ name, kind }) => {
    const [part = '', field = ''] = name.split('.')
    const value = kind === 'statement' ? true : parts[part]?.[columnOf(field)]
    return [name, value ?? undefined]
  })
  return Object.fromEntries(fields) as Record<string, unknown>
}

function ownAnswers(language: 'en' | 'fr', number: number, { random, newId }: Making) {
  const say = (kind: keyof typeof answerWords) => random.pick<string>(answerWords[kind][language])
  if (number === 1) return random.chance(0.8) ? { [ownKeys.heard]: say('heard') } : {}
  const tools = Array.from({ length: random.whole(0, 3) }, () => ({
    item: newId(),
    answers: {
      [ownKeys.tool]: say('tools'),
      ...(random.chance(0.8) ? { [ownKeys.price]: `${random.whole(40, 900)}.00` } : {}),
    },
  }))
  return {
    [ownKeys.mode]: random.pick(['onSite', 'onSite', 'hybrid', 'remote']),
    [ownKeys.distance]: `${random.whole(2, 60)}`,
    ...(random.chance(0.6) ? { [ownKeys.allowance]: `${random.whole(4, 18) * 10}.00` } : {}),
    ...(random.chance(0.85) ? { [ownKeys.mentor]: say('mentor') } : {}),
    ...(tools.length ? { [ownKeys.tools]: tools } : {}),
  }
}
