import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { forbidden, notFound } from '#kit/server/problems.ts'
import type { Person } from '#kit/server/person.ts'
import type { Settings } from '#kit/server/settings.ts'
import { theKnown } from '#kit/server/the-row.ts'
import type { ImportOptions } from '../contract/import-options.ts'
import type { ImportKind, ImportRecord, ImportState } from '../contract/imports.endpoints.ts'
import { rivalsOf } from './guess-mapping.ts'
import { readsFile } from './file-access.ts'
import type { ImportTarget } from './import-target.ts'

export type ImportTargets = readonly ImportTarget[]

/** What a file is of, as that is now. */
export async function targetOf(
  db: Db,
  targets: ImportTargets,
  kind: string,
): Promise<ImportTarget> {
  const target = theKnown(targets.find((each) => each.kind === kind))
  return (await target.asNow?.(db)) ?? target
}

const count = (state: string) => sql`coalesce((i.counts->>${sql.lit(state)})::int, 0)`
const written = sql`${count('created')} + ${count('updated')}`

/**
 * What a file is of, for somebody who may change that.
 * @throws 403 when its records ask for a permission that the person lacks
 */
export async function permittedTarget(
  { db, person }: { db: Db; person: Person },
  targets: ImportTargets,
  kind: string,
): Promise<ImportTarget> {
  const target = await targetOf(db, targets, kind)
  if (target.asks && !person.permissions.allows(target.asks)) throw forbidden()
  return target
}

/** A file of which nothing was written is never told as one that was imported. */
const outcome = sql`case
  when i.state = 'checked' and ${count('waiting')} > 0 then null
  when i.state = 'checked' and ${count('refused')} > 0 then case when ${count('ready')} > 0 then 'part' else 'nothing' end
  when i.state = 'checked' then 'whole'
  when i.state <> 'done' then null
  when ${written} = 0 and ${count('failed')} > 0 then 'nothing'
  when ${written} = 0 then 'unchanged'
  when ${count('failed')} > 0 then 'part'
  else 'whole' end`

const summary = sql`i.id, ${outcome} as outcome, i.kind, i.file_name as "fileName", i.state, i.row_count as "rowCount",
  i.done_count as "doneCount", i.counts, i.created_at as "createdAt", u.name as "createdBy", i.version`

export const importListSource = (db: Kysely<Database>): ListSource => ({
  from: sql`imports i`,
  id: sql`i.id`,
  columns: { createdAt: sql`i.created_at`, kind: sql`i.kind`, state: sql`i.state` },
  where: [],
  joins: sql`join users u on u.id = i.created_by`,
  select: summary,
  total: async () => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from imports`.execute(db)
    return rows[0]?.count ?? 0
  },
})

export interface StoredImport {
  id: string
  kind: ImportKind
  fileName: string
  state: ImportState
  stoppedIn: 'checking' | 'running' | 'reverting' | null
  isArranged: boolean
  header: string[]
  mapping: (string | null)[]
  options: ImportOptions
  hasContent: boolean
  actedBy: string | null
  uploadedBy: string
  version: number
}

/** @throws 404 when there is none */
export async function findImport(db: Db, id: string, isHeld = false): Promise<StoredImport> {
  const { rows } = await sql<StoredImport>`
    select id, kind, file_name as "fileName", state, stopped_in as "stoppedIn", is_arranged as "isArranged",
      header, mapping, options, has_content as "hasContent", acted_by as "actedBy",
      created_by as "uploadedBy", version
    from imports where id = ${id} ${isHeld ? sql`for update` : sql``}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

interface Reader {
  person: Person
  settings: Settings
  language: Language
}

type Made =
  | 'rivals'
  | 'sample'
  | 'isOpen'
  | 'planned'
  | 'absent'
  | 'fields'
  | 'matchBy'
  | 'listPath'
type Read = Omit<ImportRecord, Made> & { uploadedBy: string }

export async function readImport(
  db: Db,
  id: string,
  { targets, person, settings, language }: Reader & { targets: ImportTargets },
): Promise<ImportRecord> {
  const { rows } = await sql<Read>`
    select ${summary}, i.updated_at as "updatedAt", i.finished_at as "finishedAt", i.encoding, i.delimiter,
      i.header, i.has_content as "hasContent", i.mapping, i.options, i.notices,
      i.created_by as "uploadedBy"
    from imports i join users u on u.id = i.created_by where i.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) throw notFound()
  const { uploadedBy, ...stored } = found
  const target = await targetOf(db, targets, stored.kind)
  const words = translatorOf(target.words[language], language)
  const isOpen = readsFile(person, target, { uploadedBy, mapping: stored.mapping })
  const label = (key: string) => words(`fields.${key}`)
  return {
    ...stored,
    // A file without headings has its first row there.
    header: isOpen ? stored.header : stored.mapping.map((name) => (name ? label(name) : '')),
    rivals: rivalsOf(target, stored),
    isOpen,
    sample: isOpen ? await readSample(db, id, settings) : [],
    planned: await readPlanned(db, id),
    absent: stored.state === 'checked' ? await countAbsent(db, id, target) : null,
    fields: Object.entries(target.fields).map(([key, { required }]) => ({
      key,
      label: label(key),
      required,
    })),
    matchBy: target.matchBy.map((key) => ({ key, label: label(key), required: false })),
    listPath: target.listPath,
  }
}

async function readSample(db: Db, id: string, settings: Settings): Promise<string[][]> {
  const { rows } = await sql<{ content: string }>`
    select content from import_rows where import_id = ${id} and content is not null
    order by line limit 3`.execute(db)
  return rows.map(({ content }) => JSON.parse(decrypt(settings, content)) as string[])
}

async function countAbsent(db: Db, id: string, target: ImportTarget): Promise<number | null> {
  if (!target.countAll) return null
  const { rows } = await sql<{ named: number }>`
    select count(distinct record_id)::int as named from import_rows where import_id = ${id}`.execute(
    db,
  )
  return (await target.countAll(db)) - (rows[0]?.named ?? 0)
}

async function readPlanned(db: Db, id: string): Promise<ImportRecord['planned']> {
  const { rows } = await sql<ImportRecord['planned']>`
    select count(*) filter (where planned = 'created')::int as created,
      count(*) filter (where planned = 'updated')::int as updated,
      count(*) filter (where planned = 'skipped')::int as skipped
    from import_rows where import_id = ${id} and state = 'ready'`.execute(db)
  return rows[0] ?? { created: 0, updated: 0, skipped: 0 }
}
