import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Db } from '#kit/server/call.ts'
import { dayOf, momentOfToday } from '../clock.ts'
import {
  addApplications,
  addCheckpoints,
  addMonitoringForms,
  addSecondCheckpoints,
  addParticipants,
  addPlacements,
  drawBatch,
} from './applications.ts'
import { addEmployers } from './employers.ts'
import { recreateIndexes, takeIndexes } from './indexes.ts'
import { keepBudgets, keepDerived, setTriggers } from './keep-exact.ts'
import { fillLeads } from './leads.ts'
import { fillInvestors } from './shareholders.ts'
import { addMoney } from './money.ts'
import { makeTemplates } from './templates.ts'

const batchSize = 50_000
const applicationsPerEmployer = 15

/**
 * Adds any number of applications as variations of the demonstration's, with an employer for
 * every fifteen and a participant for each. All or nothing; others wait meanwhile.
 */
export async function fill(
  database: Kysely<Database>,
  {
    applications,
    investors,
    leads = 0,
    now,
    log,
  }: {
    applications: number
    investors?: { shareholders: number; orders: number }
    leads?: number
    now: Date
    log: (line: string) => void
  },
): Promise<void> {
  await database.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`set local synchronous_commit = off`.execute(db)
    await sql`set local work_mem = '128MB'`.execute(db)
    await sql`set local maintenance_work_mem = '1GB'`.execute(db)
    const today = dayOf(await momentOfToday(db, now))
    if (investors?.shareholders) await fillInvestors(db, { ...investors, today, log })
    if (leads) await fillLeads(db, { leads, log })
    if (applications === 0) return
    const templates = await makeTemplates(db)
    if (!templates.applications)
      throw new Error('There is no demonstration to copy from; start with DEMO=on once.')
    const rounds = Math.ceil(applications / applicationsPerEmployer / templates.employers)
    await addEmployers(db, { templates: templates.employers, rounds })
    log(`${templates.employers * rounds} employers`)
    await setTriggers(db, 'disable')
    const indexes = await takeIndexes(db, { whenAdding: applications })
    for (let from = 1; from <= applications; from += batchSize) {
      const to = Math.min(from + batchSize - 1, applications)
      // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
      await addBatch(db, { from, to, templates, rounds })
      log(`${to.toLocaleString('en')} of ${applications.toLocaleString('en')} applications`)
    }
    await recreateIndexes(db, indexes)
    if (indexes.length) log(`${indexes.length} indexes`)
    await setTriggers(db, 'enable')
    await addMoney(db)
    log('claims, supplements and overpayments')
    await keepBudgets(db)
    await addSecondCheckpoints(db)
    await addMonitoringForms(db)
  })
}

async function addBatch(db: Db, batch: Parameters<typeof drawBatch>[1]) {
  await drawBatch(db, batch)
  await addParticipants(db)
  await addApplications(db)
  await addCheckpoints(db)
  await addPlacements(db)
  await keepDerived(db)
}
