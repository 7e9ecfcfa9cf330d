import { Client, DatabaseError } from 'pg'
import type { Connection } from './connection.ts'

const missingDatabase = '3D000'
const alreadyThere = new Set(['42P04', '23505'])

/** Creates the product's database on a server that is new. */
export async function ensureDatabase(connection: Connection) {
  try {
    await runOnce(connection, 'select 1')
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== missingDatabase) throw error
    await createDatabase(connection)
  }
}

async function createDatabase(connection: Connection) {
  try {
    await runOnce({ ...connection, database: 'postgres' }, `create database ${connection.database}`)
  } catch (error) {
    const another = error instanceof DatabaseError && alreadyThere.has(error.code ?? '')
    if (!another) throw error
  }
}

/** One statement on a connection of its own. */
export async function runOnce(connection: Connection, statement: string) {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
