import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import type { RowProblem } from '#kit/server/each-on-its-own.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { Column, RowState } from '../contract/participant-sheet.ts'

export interface StoredSheet {
  id: string
  terms: Record<string, unknown>
  savedAt: string
}

export type Cells = Partial<Record<Column, string>>

export interface StoredRow {
  key: string
  position: number
  state: RowState
  cells: Cells
  problem: RowProblem | null
  application: { id: string; reference: string } | null
}

/** The sheet that somebody is at; null while they have begun none. */
export async function findSheet(
  db: Db,
  personId: string | null,
  { lock }: { lock?: true } = {},
): Promise<StoredSheet | null> {
  const { rows } = await sql<StoredSheet>`
    select id, terms, updated_at as "savedAt" from participant_sheets
    where person_id = ${personId} and closed_at is null ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows[0] ?? null
}

type Sealed = Omit<StoredRow, 'cells'> & { content: string | null }

export async function readRows(
  { db, settings }: { db: Db; settings: Settings },
  sheetId: string,
): Promise<StoredRow[]> {
  const { rows } = await sql<Sealed>`
    select r.key, r.position, r.state, r.content, r.problem,
      case when a.id is not null then jsonb_build_object('id', a.id, 'reference', a.reference) end as application
    from participant_sheet_rows r left join applications a on a.id = r.application_id
    where r.sheet_id = ${sheetId} order by r.position, r.key`.execute(db)
  return rows.map(({ content, ...row }) => ({ ...row, cells: openCells(settings, content) }))
}

export const openCells = (settings: Settings, content: string | null): Cells =>
  content ? (JSON.parse(decrypt(settings, content)) as Cells) : {}

export const isBlank = (cells: Cells) => Object.values(cells).every((cell) => cell.trim() === '')
