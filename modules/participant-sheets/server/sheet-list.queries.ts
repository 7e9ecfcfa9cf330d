import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { toldStatusOf } from '#modules/applications/server/told-status.ts'
import { openStates, type SheetsPage } from '../contract/submitted-sheet.ts'
import { seenBy } from './submitted-sheet.queries.ts'

const perPage = 10

interface Asked {
  page: number
  now: Date
}

/** Sheets that were submitted within a year, the latest first, with as many applications as somebody sees. */
export async function listSubmittedSheets(
  db: Db,
  person: Person,
  { page, now }: Asked,
): Promise<SheetsPage> {
  const seen = seenBy(person)
  const { rows } = await sql<SheetsPage['data'][number]>`
    with sheets as (
      select s.sheet_id as id, min(s.asked_at) as at from participant_sheet_submissions s
      where s.asked_at > ${now}::timestamptz - interval '1 year'
      group by 1
      having exists (select from participant_sheet_rows r join applications a on a.id = r.application_id
        where r.sheet_id = s.sheet_id and ${seen})
      order by at desc, id desc limit ${perPage + 1} offset ${(page - 1) * perPage}
    )
    select s.id, s.at as "submittedAt", min(e.legal_name) as employer,
      (array_agg(p.name))[1] as program, count(*)::int as applications,
      (count(*) filter (where ${toldStatusOf(person)} = any(${[...openStates]}::text[])))::int as undecided
    from sheets s join participant_sheet_rows r on r.sheet_id = s.id
      join applications a on a.id = r.application_id
      join employers e on e.id = a.employer_id join programs p on p.id = a.program_id
    where ${seen} group by s.id, s.at order by s.at desc, s.id desc`.execute(db)
  return { data: rows.slice(0, perPage), isMore: rows.length > perPage }
}
