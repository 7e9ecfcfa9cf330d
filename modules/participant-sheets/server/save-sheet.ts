import { sql } from 'kysely'
import type { BodyOf } from '#kit/contract/define-endpoint.ts'
import type { Change } from '#kit/server/call.ts'
import { sheetTerms } from '../contract/participant-sheet.ts'
import type { participantSheetsEndpoints } from '../contract/participant-sheets.endpoints.ts'
import { holdSheet, keepRows } from './keep-rows.ts'
import { tellTabs } from './tell-tabs.ts'

type Typed = BodyOf<(typeof participantSheetsEndpoints)['saveSheet']>

/** Keeps what was typed, cell by cell. @throws 422 `tooManyRows` */
export async function saveSheet(change: Change, { terms, rows = [], removed = [] }: Typed) {
  const { db, now } = change
  const { id } = await holdSheet(change)
  await sql`
    delete from participant_sheet_rows where sheet_id = ${id} and key = any(${removed}::text[])
      and state in ('typed', 'refused')`.execute(db)
  await keepRows(
    change,
    id,
    rows.filter(({ key }) => !removed.includes(key)),
  )
  await sql`
    update participant_sheets set terms = terms || ${JSON.stringify(known(terms))}::jsonb, updated_at = ${now}
    where id = ${id}`.execute(db)
  await tellTabs(change)
}

const known = (terms: Typed['terms']) =>
  Object.fromEntries(
    Object.entries(terms ?? {}).filter(([name]) => Object.hasOwn(sheetTerms.fields, name)),
  )
