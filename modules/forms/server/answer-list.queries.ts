import { sql, type RawBuilder } from 'kysely'
import type { Looking } from '#kit/server/call.ts'
import type { ListQuery } from '#kit/contract/define-list.ts'
import { onDaysOf, organisationZone } from '#kit/server/list-days.ts'
import { likeText, readPage, type ListSource } from '#kit/server/list-query.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { AnswersRow } from '../contract/answers.endpoints.ts'
import { readableBy } from './answers.queries.ts'
import type { AnswerVersion } from './answer-versions.ts'
import { excerptOf } from './answers-excerpt.ts'
import type { FormPurpose } from './form-purpose.ts'

export interface AnswersAsked {
  programId: string
  purpose: FormPurpose
  /** The newest first. */
  versions: readonly AnswerVersion[]
  /** Those of the newest version alone. */
  isCurrentOnly: boolean
}

type Asking = Pick<Looking, 'db' | 'person'> & { list: ListQuery }

/** The responses to a program's form that a person may read, or export. */
export function answersSource(
  { person, list }: Pick<Asking, 'person' | 'list'>,
  { programId, purpose, versions, isCurrentOnly }: AnswersAsked,
  action: 'view' | 'export',
): ListSource {
  const readable = readableBy(purpose, person, action)
  const key = isCurrentOnly ? currentKeys(versions) : sql`true`
  const withheld = sql`(select k.withheld from (${readable}) k where k.id = r.record_id)`
  const matching = (text: string) => sql`${contains(text)} and ${key}`
  return {
    from: sql`form_responses r`,
    id: sql`r.id`,
    columns: { submittedAt: sql`r.submitted_at` },
    filters: {
      submittedAt: onDaysOf(sql`r.submitted_at`, organisationZone),
      version: ({ values }) => sql<boolean>`r.version_id in (${sql.join(alike(versions, values))})`,
    },
    where: [
      sql<boolean>`r.program_id = ${programId}`,
      sql<boolean>`r.purpose = ${purpose.key}`,
      sql<boolean>`exists (select from (${readable}) k where k.id = r.record_id)`,
    ],
    search: (text) =>
      sql<boolean>`r.id in (select a.response_id from form_answers a where ${matching(text)})`,
    select: sql`r.id, r.submitted_at as "submittedAt", v.number, r.copy_no as "copyNo",
      r.submitted_by as by, r.language,
      ${action === 'export' ? exported(withheld) : sql``}
      (select jsonb_build_object('id', k.id, 'reference', k.reference, 'name', k.name)
        from (${readable}) k where k.id = r.record_id) as record,
      ${list.search ? foundIn(matching(list.search)) : sql`null`} as match`,
    joins: sql`join form_versions v on v.id = r.version_id`,
    fewFirst: true,
  }
}

/** A number stands for the same questions, whether the program had a form of its own by then or not. */
const alike = (versions: readonly AnswerVersion[], ids: readonly string[]) => {
  const numbers = versions.filter(({ id }) => ids.includes(id)).map(({ number }) => number)
  const same = versions.filter(({ number }) => numbers.includes(number)).map(({ id }) => id)
  return same.length ? same : ids
}

/** Every word of the text, in one answer. */
const contains = (text: string) =>
  sql.join(
    [
      sql`a.text is not null`,
      ...text
        .trim()
        .split(/\s+/)
        .map((word) => sql`searchable(a.text) like '%' || searchable(${likeText(word)}) || '%'`),
    ],
    sql` and `,
  )

const currentKeys = ([newest]: readonly AnswerVersion[]) => sql`a.key in (
  select q.key from form_version_questions q where q.version_id = ${newest?.id ?? null})`

/** The first answer of a response with what was searched for, and what its version called the question. */
const foundIn = (matching: ReturnType<typeof sql>) => sql`(
  select jsonb_build_object('text', a.text, 'label', q.label)
  from form_answers a join form_version_questions q on q.version_id = r.version_id and q.key = a.key
  where a.response_id = r.id and ${matching} order by q.position, a.item limit 1)`

/** Besides what is listed: the answers, and what their files are called. */
const exported = (withheld: RawBuilder<unknown>) => sql`r.version_id as "versionId",
  r.content - ${withheld} as content, (
  select coalesce(jsonb_object_agg(f.id, f.name), '{}')
  from form_answers a join files f on f.id = a.file_id where a.response_id = r.id) as files,`

interface Found extends Omit<AnswersRow, 'match'> {
  match: { text: string; label: Record<Language, string> } | null
}

export interface ExportedResponse extends Found {
  versionId: string
  content: Record<string, unknown>
  /** Names by id. */
  files: Record<string, string>
}

/** A page of the responses to a program's form, each with where the searched text stands. */
export async function readAnswers(
  asking: Asking & { language: Language },
  asked: AnswersAsked,
): Promise<{ data: AnswersRow[]; meta: Awaited<ReturnType<typeof readPage>>['meta'] }> {
  const { db, list, language } = asking
  const page = await readPage<Found>(db, answersSource(asking, asked, 'view'), list)
  const data = page.data.map(({ match, ...row }) => ({
    ...row,
    match: match && {
      question: match.label[language],
      ...excerptOf(match.text, list.search ?? ''),
    },
  }))
  return { data, meta: page.meta }
}
