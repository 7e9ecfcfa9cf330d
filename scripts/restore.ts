import fs from 'node:fs'
import { openDatabase } from '#database/connect.ts'
import { inspectBackup, restoreBackup } from '#database/backup/restore-backup.ts'
import { unsealed } from '#database/backup/read-archive.ts'
import { acceptKeys } from '#kit/server/encryption-keys.ts'
import { loadSettings, type Settings } from '#kit/server/settings.ts'
import { openFiles } from '#kit/server/files.ts'
import { auditHeadsFile, readHeads } from '#modules/audit/server/audit-heads.ts'
import { argumentsOf, UsageError } from './arguments.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { knownEncryptionKey } from './encryption-key.ts'
import { migrateDatabase } from './migrate-database.ts'
import { chooseDataFolder, openServer, type OpenedDatabase } from './open-data.ts'
import { endWith, say, seconds, timed } from './progress.ts'
import { verifyAll } from './verify-all.ts'

const started = performance.now()

/** Fills an empty installation from a backup, and proves that it is whole. */
try {
  await main()
} catch (error) {
  endWith(error)
}

async function main() {
  const { values, words } = argumentsOf('restore')
  const [file] = words
  if (!file || words.length > 1) throw new UsageError('Name one backup: npm run restore -- FILE')
  const given = loadSettings(process.env)
  const open = () => openBackup(file, given)
  const backup = await timed('Reading the backup', async () => inspectBackup(await open()))
  say(`Taken at ${backup.takenAt}; it is whole`)
  for (const key of backup.missingFiles)
    say(`The file ${key} was missing when the backup was taken`)
  if (values.check) return
  const dataDir = chooseDataFolder(given, Boolean(process.env['DATA_DIR']))
  const settings = knownEncryptionKey({ ...given, dataDir })
  refuseWithoutKeys(settings, backup.keys)
  await refuseOtherHeads(settings)
  const lock = settings.databaseUrl ? null : await lockDataFolder(dataDir, settings.publicUrl)
  const server = await openServer(settings)
  try {
    await restore({ server, settings }, { backup, open })
  } finally {
    await server.stop()
    lock?.release()
  }
}

type Backup = Awaited<ReturnType<typeof inspectBackup>>

async function restore(
  { server, settings }: { server: OpenedDatabase; settings: Settings },
  { backup, open }: { backup: Backup; open: () => ReturnType<typeof openBackup> },
) {
  const files = openFiles(settings)
  const source = await open()
  await timed('Restoring', () =>
    restoreBackup({
      database: server.owner,
      header: backup,
      source,
      keepFile: (key, content) => files.put(key, content, 'application/octet-stream'),
      keepHeads: (text) => fs.promises.writeFile(auditHeadsFile(settings), text, { mode: 0o600 }),
    }),
  )
  await timed('Migrating the database', () => migrateDatabase(server))
  await verify(server, settings)
}

async function verify(server: OpenedDatabase, settings: Settings) {
  const { kysely, close } = openDatabase(server.owner, { poolSize: 1, name: 'restore' })
  try {
    await acceptKeys(kysely, settings)
    if (await verifyAll(kysely, settings)) process.exitCode = 1
    else say(`Restored in ${seconds(started)}. Everybody signs in again.`)
  } finally {
    await close()
  }
}

async function openBackup(file: string, { backupIdentity }: Settings) {
  if (!fs.existsSync(file)) throw new UsageError(`There is no backup at ${file}`)
  const source = fs.createReadStream(file)
  if (!file.endsWith('.age')) return source
  if (!backupIdentity)
    throw new UsageError('This backup is encrypted: name what opens it in BACKUP_IDENTITY.')
  return unsealed(source, backupIdentity)
}

/** They are of another database, which may still be at work: nobody but its people moves them. */
async function refuseOtherHeads(settings: Settings) {
  if ((await readHeads(settings)).length)
    throw new Error(
      `${auditHeadsFile(settings)} tells of another database. Restore into another DATA_DIR; where that database is gone, move the file away first and keep it.`,
    )
}

/** Without them protected values would stay closed, and nobody would know before they are asked for. */
function refuseWithoutKeys({ encryptionKeys }: Settings, names: string[]) {
  const missing = names.filter((name) => !encryptionKeys.some(({ id }) => id === name))
  if (missing.length)
    throw new Error(
      `Protected values of this backup are sealed under ${missing.join(', ')}. Put the copy of the key into DATA_DIR/encryption-key, or name it in ENCRYPTION_KEYS.`,
    )
}
