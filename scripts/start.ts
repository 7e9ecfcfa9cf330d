import net from 'node:net'
import { openDatabase, type OpenDatabase } from '#database/connect.ts'
import { Clock } from '#kit/server/clock.ts'
import { settingsOfModules } from '#apps/server/settings-of-modules.generated.ts'
import { acceptKeys } from '#kit/server/encryption-keys.ts'
import { loadSettings, type Settings } from '#kit/server/settings.ts'
import { writeHead } from '#modules/audit/server/audit-heads.ts'
import { sealSettled } from '#modules/audit/server/seal-audit.ts'
import { prepareFirstStart } from '#apps/server/first-start.ts'
import { argumentsOf } from './arguments.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { demonstrationLines, fillWhenEmpty } from './demonstration.ts'
import { ensureEncryptionKey } from './encryption-key.ts'
import { migrateDatabase } from './migrate-database.ts'
import { chooseDataFolder, openServer } from './open-data.ts'
import { exitCodeOf, messageOf, say, seconds, timed } from './progress.ts'
import { ensureWebBuild } from './web-build.ts'

const started = performance.now()
const patience = 9000
/** What to undo at the end, last first. */
const opened: (() => unknown)[] = []
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0))
if (process.channel) process.once('disconnect', () => void stop(0))

try {
  await start()
} catch (error) {
  if (!stopping) process.stderr.write(`\n${messageOf(error)}\n`)
  await stop(exitCodeOf(error))
}

async function start() {
  const given = loadSettings(process.env, settingsOfModules)
  const dataDir = chooseDataFolder(given, Boolean(process.env['DATA_DIR']))
  const settings = ensureEncryptionKey({ ...given, dataDir })
  if (!settings.databaseUrl) {
    const lock = await lockDataFolder(dataDir, settings.publicUrl)
    opened.push(() => lock.release())
  }
  await requirePort(settings)
  const { 'without-web': withoutWeb } = argumentsOf('start').values
  const web = withoutWeb ? null : ensureWebBuild()
  const clock = new Clock(settings.clock)
  if (clock.isWound) say(`The clock is wound: it is ${clock.now().toISOString()} here.`)
  const [database] = await Promise.all([prepareDatabase(settings, clock), web])
  if (stopping) return
  const { startServer } = await import('#apps/server/app.ts')
  const replica = openReplica(settings, clock)
  const server = await startServer({ settings, database, clock, ...(replica && { replica }) })
  opened.push(() => server.stop())
  say(`\nReady in ${seconds(started)}: ${settings.publicUrl}`)
  for (const line of await demonstrationLines(settings, database.kysely)) say(line)
}

async function prepareDatabase(settings: Settings, clock: Clock): Promise<OpenDatabase> {
  const server = await openServer(settings)
  opened.push(() => server.stop())
  await timed('Migrating the database', () => migrateDatabase(server))
  const owner = openDatabase(server.owner, { ...connectionOf(settings), clock, poolSize: 1 })
  try {
    await prepareData(owner.kysely, settings, clock)
  } finally {
    await owner.close()
  }
  const database = openDatabase(server.serving, { ...connectionOf(settings), clock })
  opened.push(() => database.close())
  return database
}

/** As who owns the tables: what serving takes for granted. */
async function prepareData(database: OpenDatabase['kysely'], settings: Settings, clock: Clock) {
  const sealed = await acceptKeys(database, settings)
  if (sealed)
    say(
      `${sealed} protected values are sealed with a key of this installation now. Recovery codes that were made before open no more.`,
    )
  await fillWhenEmpty(settings, database, clock)
  if (!(await prepareFirstStart(database, settings, clock)))
    say('Nobody can sign in yet: set ADMIN_EMAIL to invite the first administrator.')
  // What was recorded while nobody served waits for no job: it can be verified at once.
  const now = clock.now()
  await database.transaction().execute((db) => sealSettled({ db, settings, now }))
  await writeHead(database, settings, now)
}

function connectionOf(settings: Settings) {
  const { poolSize, preparedStatements, statementTimeout, idleTransactionTimeout, timeZone } =
    settings
  return {
    poolSize,
    preparing: preparedStatements,
    statementTimeout,
    idleTransactionTimeout,
    timeZone,
  }
}

/** For lists, reports and exports; without one they read from the database itself. */
function openReplica(settings: Settings, clock: Clock) {
  const { databaseReadUrl } = settings
  if (!databaseReadUrl) return null
  const replica = openDatabase(databaseReadUrl, {
    ...connectionOf(settings),
    clock,
    name: 'replica',
  })
  opened.push(() => replica.close())
  return replica
}

/** Asked before the work of a start, not after it. */
async function requirePort({ port, host }: Settings) {
  const probe = net.createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(explainPort(error, { port, host })),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function explainPort(error: NodeJS.ErrnoException, { port, host }: { port: number; host: string }) {
  const another = `Choose another one: PORT=${port + 1} npm start`
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use by another program. ${another}`)
  if (error.code === 'EACCES')
    return new Error(`This user may not listen on port ${port}. ${another}`)
  if (error.code === 'EADDRNOTAVAIL')
    return new Error(`HOST=${host} is no address of this machine.`)
  return error
}

async function stop(code: number) {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), patience).unref()
  for (const undo of opened.reverse()) {
    try {
      await undo()
    } catch (error) {
      process.stderr.write(`${messageOf(error)}\n`)
    }
  }
  process.exit(code)
}
