import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import { isUnavailable } from '../unavailable.ts'
import type { Measure, Measured, Measuring } from './measure.ts'

/** Milliseconds that one statement may take: the metrics wait for nobody. */
const patience = 2000

export interface ReadMeasure {
  measure: Measure
  /** Null when it could not be read. */
  values: readonly Measured[] | null
}

/** Reads all of them; what fails leaves the others alone, but of a database that is away none is asked. */
export async function readMeasures(
  database: Kysely<Database>,
  measures: readonly Measure[],
  on: Measuring,
): Promise<ReadMeasure[]> {
  const read: ReadMeasure[] = []
  const onward = () =>
    database.transaction().execute(async (db) => {
      await sql.raw(`set local statement_timeout = ${patience}`).execute(db)
      for (const measure of measures.slice(read.length))
        // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
        read.push({ measure, values: await measure.read(db, on) })
    })
  while (read.length < measures.length) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- after what failed, the rest
      await onward()
    } catch (error) {
      const failed = isUnavailable(error) ? measures.slice(read.length) : [measures[read.length]!]
      read.push(...failed.map((measure) => ({ measure, values: null })))
    }
  }
  return read
}
