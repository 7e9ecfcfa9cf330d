import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { fieldErrors, type FieldErrors } from '#kit/contract/validation.ts'
import { folded } from '#kit/contract/folded.ts'
import {
  personIneligibilities,
  positionIneligibilities,
} from '#modules/applications/contract/eligibility.ts'
import { readProgramFacts } from '#modules/programs/server/program.queries.ts'
import { ownTerms, sheetRow, sheetTerms, type Column } from '../contract/participant-sheet.ts'
import { isBlank, type StoredRow } from './sheet.queries.ts'

export interface Judged {
  errors: FieldErrors
  notes: FieldErrors
  /** What of it can be read. */
  values: Partial<Record<Column, string>>
}

export interface Judging {
  db: Db
  person: Person
  today: string
  terms: Record<string, unknown>
  /** The address that the employer's letters go to. */
  contactEmail: string | null
  rows: readonly StoredRow[]
}

type Said = [code: string, params?: Record<string, string | number>]

/** The first complaint about a cell is the one that is told. */
const put = (to: FieldErrors, field: string, [code, params = {}]: Said) => {
  to[field] ??= [{ code, params }]
}

/** What is wrong with each row that is still to be submitted, at its cells, and what to know of it. */
export async function judgeRows(judging: Judging): Promise<Map<string, Judged>> {
  const open = judging.rows.filter(
    ({ state, cells }) => (state === 'typed' || state === 'refused') && !isBlank(cells),
  )
  const judged = new Map(open.map((row) => [row.key, readRow(row)]))
  findRepeats(judging.rows, judged)
  await findIneligible(judging, judged)
  await findKnown(judging, judged)
  for (const { errors, values } of judged.values())
    if (values.email && values.email === judging.contactEmail?.trim().toLowerCase())
      put(errors, 'email', ['sharedAddress'])
  return judged
}

function readRow({ cells }: StoredRow): Judged {
  const typed = Object.entries(cells).filter(([, cell]) => cell.trim() !== '')
  const { data, error } = sheetRow.create.safeParse(Object.fromEntries(typed), {
    reportInput: true,
  })
  const errors = error ? fieldErrors(error.issues) : {}
  const readable = typed.flatMap(([name, cell]) => {
    const result = sheetRow.fields[name as Column].schema.safeParse(cell)
    return result.success ? [[name, result.data] as const] : []
  })
  return { errors, notes: {}, values: (data ?? Object.fromEntries(readable)) as Judged['values'] }
}

/** The same address, or the same name and day of birth: the later row is told which one it repeats. */
function findRepeats(rows: readonly StoredRow[], judged: ReadonlyMap<string, Judged>) {
  const seen = new Map<string, number>()
  for (const [index, { key, cells, state }] of rows.entries()) {
    const row = judged.get(key)
    if (!row && state !== 'sent' && state !== 'waiting') continue
    const { email, firstName = '', lastName = '', birthDate } = row?.values ?? cells
    const person = birthDate && `${folded(`${firstName} ${lastName}`)} ${birthDate}`
    for (const [field, value] of [
      ['email', email?.trim().toLowerCase()],
      ['firstName', person],
    ] as const) {
      const first = value && seen.get(value)
      if (!first && value) seen.set(value, index + 1)
      if (first && row) put(row.errors, field, ['repeated', { row: first }])
    }
  }
}

/** What holds for a row: its own terms, else those of the sheet. */
export const termsOf = (terms: Record<string, unknown>, values: Judged['values']) => ({
  ...terms,
  ...Object.fromEntries(ownTerms.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
})

/** The terms of the sheet that can be read as they stand. */
const readTerms = (terms: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(sheetTerms.fields).flatMap(([name, { schema }]) => {
      const result = schema.safeParse(terms[name])
      return result.success ? [[name, result.data]] : []
    }),
  ) as Record<string, string> & { netNew?: boolean }

async function findIneligible(
  { db, terms, today }: Judging,
  judged: ReadonlyMap<string, Judged>,
): Promise<void> {
  const sheet = readTerms(terms)
  if (!sheet['programId'] || !(await isProgram(db, sheet['programId']))) return
  const rules = await readProgramFacts(db, sheet['programId'])
  for (const { errors, values } of judged.values()) {
    const own = ownTerms.filter((name) => values[name])
    const held = termsOf(sheet, values) as typeof sheet
    for (const { field, code, params } of positionIneligibilities(held, rules, today))
      // What is wrong with the terms of all is told there.
      if (own.length && field !== 'netNew') put(errors, field, [code, params])
    if (held['startOn'])
      for (const { field, code, params } of personIneligibilities(values, rules, held['startOn']))
        put(errors, field, [code, params])
  }
}

const isProgram = async (db: Db, id: string) =>
  (await sql`select 1 from programs where id = ${id}`.execute(db)).rows.length > 0

interface Known {
  email: string
  reference: string
  isOpenHere: boolean
}

/**
 * Applications that the person may see for the same address: one that is open in this program stops
 * the row, another one is told.
 */
async function findKnown(
  { db, person, terms }: Judging,
  judged: ReadonlyMap<string, Judged>,
): Promise<void> {
  const emails = [...judged.values()].flatMap(({ values }) => values.email ?? [])
  const known = await readKnown({ db, person }, { emails, programId: terms['programId'] })
  for (const { errors, notes, values } of judged.values())
    for (const { email, reference, isOpenHere } of known) {
      if (email !== values.email) continue
      if (isOpenHere) put(errors, 'email', ['hasOpen', { reference }])
      else put(notes, 'email', ['isKnown', { reference }])
    }
}

export async function readKnown(
  { db, person }: Pick<Judging, 'db' | 'person'>,
  { emails, programId }: { emails: readonly string[]; programId: unknown },
): Promise<Known[]> {
  if (emails.length === 0) return []
  const seen = person.permissions.where(
    { action: 'view', subject: 'Applications View' },
    {
      programId: sql`a.program_id`,
      employerId: sql`a.seen_employer_id`,
      participantId: sql`a.participant_id`,
      assigneeId: sql`a.assignee_id`,
    },
  )
  const { rows } = await sql<Known>`
    select lower(a.participant_email) as email, a.reference,
      a.program_id::text = ${programId ?? null}::text and not a.placement_is_over and a.status in
        ('submitted', 'inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject',
          'approved', 'agreementAccepted', 'active') as "isOpenHere"
    from applications a
    where lower(a.participant_email) = any(${emails}::text[]) and ${seen}
    order by 3 desc, a.submitted_at desc`.execute(db)
  return rows
}
