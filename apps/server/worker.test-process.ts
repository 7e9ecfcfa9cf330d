import { startServer } from './app.ts'
import { openDatabase } from '#database/connect.ts'
import type { Connection } from '#database/connection.ts'
import { loadSettings } from '#kit/server/settings.ts'

/** A server of its own that works on the jobs of a test's database, until it is killed. */
const connection = JSON.parse(process.env['WORKER_DATABASE'] ?? '') as Connection
await startServer({
  settings: loadSettings({ ...process.env, NODE_ENV: 'test', PORT: '0', WORKERS: '1' }),
  database: openDatabase(connection),
})
process.stdout.write('working\n')
