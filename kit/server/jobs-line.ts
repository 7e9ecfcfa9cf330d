import { Pool, type PoolConfig } from 'pg'
import type { Reach } from './reach.ts'
import { isUnavailable } from './unavailable.ts'

export interface JobsLine {
  connection: PoolConfig
  reach: Reach
}

interface Line extends JobsLine {
  /** Called when the database is there again. */
  isBack: () => void
}

const connections = 2

/**
 * By which the queue reaches the database. It asks for each of its jobs every other second; while the
 * database is away, few of these questions are put.
 */
export function lineOfJobs({ connection, reach, isBack }: Line) {
  const pool = new Pool({ ...connection, max: connections })
  // A lost connection is replaced by the pool, and its statement fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let isLost = false
  return {
    async executeSql(text: string, values?: unknown[]) {
      try {
        const result = await reach.attempt(() => pool.query<Record<string, unknown>>(text, values))
        if (isLost) isBack()
        isLost = false
        return result
      } catch (error) {
        isLost ||= isUnavailable(error)
        throw error
      }
    },
    close: () => pool.end(),
  }
}
