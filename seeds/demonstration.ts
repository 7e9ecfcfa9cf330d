import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import { accessHistory } from './access-history.ts'
import { insertRoles, insertUsers, linkApplicants } from './accounts.ts'
import { momentOfToday } from './clock.ts'
import { sendDocuments } from './funding/documents.ts'
import { insertPrograms, loadFunding } from './funding/load.ts'
import { sendPayStubs } from './funding/pay-stubs.ts'
import { insertRows } from './insert-rows.ts'
import { cast } from './cast.ts'
import { loadCustomFields } from './investors/custom-fields.ts'
import { loadDesk } from './investors/desk.ts'
import { loadLeads } from './investors/leads.ts'
import { loadInvestors } from './investors/load.ts'
import { tellPeople } from './notices.ts'
import type { Files } from '#kit/server/files.ts'
import type { Settings } from '#kit/server/settings.ts'

export interface DemonstrationOptions {
  /** The moment that its history ends at. */
  now: Date
  /** Bank details of shareholders are stored encrypted. */
  encryptionKeys: Settings['encryptionKeys']
  /** Where files lie; without it records have neither documents, notes, tasks, files nor tags. */
  files?: Files
  log?: (line: string) => void
  /** Whose admin role `{brand} Admin` is. */
  brand?: string
}

const twoYears = 780 * 86_400_000

/**
 * Fills an empty database with the demonstration: the same people and cases at every run, their
 * dates counted back from a moment. All or nothing.
 */
export async function loadDemonstration(
  database: Kysely<Database>,
  { log = () => {}, brand = 'Programs', encryptionKeys, files, ...options }: DemonstrationOptions,
): Promise<void> {
  await database.transaction().execute(async (db) => {
    const now = await momentOfToday(db, options.now)
    const since = new Date(now.getTime() - twoYears)
    const roles = await insertRoles(db, { brand, since })
    const programIds = await insertPrograms(db, now)
    const staff = await insertUsers(db, { roles, programIds, since, now })
    const loaded = await loadFunding(db, { now, staff, programIds, keys: { encryptionKeys } })
    await linkApplicants(db, loaded)
    const investors = await loadInvestors(db, { now, staff, encryptionKeys })
    if (files) {
      await sendDocuments(db, files)
      await sendPayStubs(db, files)
      await loadDesk(db, { now, files })
    }
    const pipeline = await loadLeads(db, { now, staff })
    await loadCustomFields(db, { by: staff.of(cast.admin).id })
    const access = await accessHistory(db, { now, staff })
    const history = [...loaded.history, ...investors.history, ...pipeline.history, ...access].sort(
      (a, b) => a.at.getTime() - b.at.getTime(),
    )
    await insertRows(db, 'audit_log', history)
    await tellPeople(db, now)
    log(`${loaded.applications} applications of ${loaded.participants} participants`)
    log(`${pipeline.leads} leads`)
    log(`${investors.orders} orders of ${investors.shareholders} shareholders`)
  })
  // Outside of the transaction that wrote the rows, the planner would go on guessing.
  await sql`analyze`.execute(database)
}
