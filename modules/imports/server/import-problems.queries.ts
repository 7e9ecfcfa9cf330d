import { sql } from 'kysely'
import type { FieldError } from '#kit/contract/validation.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { ProblemGroup } from '../contract/imports.endpoints.ts'
import type { ImportTarget } from './import-target.ts'
import { findImport, type StoredImport } from './imports.queries.ts'
import { sayProblem } from './say-problem.ts'

const mostGroups = 20
const mostValues = 10
const mostLines = 20

interface Reading {
  target: ImportTarget
  language: Language
  settings: Settings
}

interface Group {
  field: string | null
  complaint: FieldError
  count: number
}

/** Each complaint of each row; what is not about a field stands for the row. */
const complaints = (id: string) => sql`
  (select r.line, r.wrong, r.content, nullif(split_part(e.key, '.', 1), '') as field, c.value as complaint
    from import_rows r
      cross join lateral jsonb_each(coalesce(nullif(r.problem->'errors', '{}'),
        jsonb_build_object('', jsonb_build_array(r.problem - 'errors')))) e
      cross join lateral jsonb_array_elements(e.value) c
    where r.import_id = ${id} and r.problem is not null) each`

/** What is wrong, the commonest first, with the values as they were typed. */
export async function readProblemGroups(db: Db, id: string, reading: Reading) {
  const held = await findImport(db, id)
  const { rows } = await sql<Group>`
    select field, complaint, count(distinct line)::int as count from ${complaints(id)}
    group by field, complaint order by 3 desc, min(line) limit ${mostGroups}`.execute(db)
  const data: ProblemGroup[] = []
  for (const [at, group] of rows.entries()) {
    const { field, complaint, count } = group
    const [said] = sayProblem(
      reading.target,
      reading.language,
      field === null ? complaint : { code: 'invalidInput', errors: { [field]: [complaint] } },
    )
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    const values = await readValues(db, held, { ...group, settings: reading.settings })
    const [label, message] = [said?.field ?? null, said?.message ?? '']
    data.push({ id: `${at}`, field, label, message, count, ...values })
  }
  return { data }
}

interface Value {
  key: string
  count: number
  lines: number[]
}

async function readValues(
  db: Db,
  { id, mapping, hasContent }: StoredImport,
  { field, complaint, settings }: Group & { settings: Settings },
): Promise<Pick<ProblemGroup, 'values' | 'moreValues'>> {
  const column = field === null ? -1 : mapping.indexOf(field)
  if (column < 0 || !hasContent) return { values: [], moreValues: false }
  const { rows } = await sql<Value & { content: string }>`
    select wrong->>${field} as key, count(distinct line)::int as count,
      (array_agg(line order by line))[1:${sql.lit(mostLines)}] as lines, (array_agg(content order by line))[1] as content
    from ${complaints(id)}
    where field = ${field} and complaint = ${JSON.stringify(complaint)}::jsonb and wrong ? ${field}
    group by 1 order by 2 desc, min(line) limit ${mostValues + 1}`.execute(db)
  const values = rows.slice(0, mostValues).map(({ content, ...row }) => ({
    ...row,
    value: (JSON.parse(decrypt(settings, content)) as string[])[column] ?? '',
  }))
  return { values, moreValues: rows.length > mostValues }
}
