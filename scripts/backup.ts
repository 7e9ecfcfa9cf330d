import fs from 'node:fs'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { takeBackup } from '#database/backup/take-backup.ts'
import { Clock } from '#kit/server/clock.ts'
import { loadSettings, type Settings } from '#kit/server/settings.ts'
import { openFiles, type Files } from '#kit/server/files.ts'
import { auditHeadsFile } from '#modules/audit/server/audit-heads.ts'
import { argumentsOf } from './arguments.ts'
import { chooseDataFolder, joinServer } from './open-data.ts'
import { endWith, say, seconds } from './progress.ts'

const started = performance.now()

/** Writes a backup of database and files, while people work. */
try {
  await main()
} catch (error) {
  endWith(error)
}

async function main() {
  const { values, words } = argumentsOf('backup')
  if (values['new-identity']) return sayIdentity()
  const given = loadSettings(process.env)
  const settings = { ...given, dataDir: chooseDataFolder(given, Boolean(process.env['DATA_DIR'])) }
  const folder = path.resolve(
    words[0] ?? settings.backupDir ?? path.join(settings.dataDir, 'backups'),
  )
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const takenAt = new Clock(settings.clock).now()
  const file = path.join(folder, nameOf(takenAt, settings))
  const server = await joinServer(settings)
  try {
    await writeWhole(file, (sink) => take(settings, { database: server.owner, sink, takenAt }))
  } finally {
    await server.stop()
  }
  say(`Backup: ${file}, ${megabytes(fs.statSync(file).size)} MB in ${seconds(started)}`)
  say(
    'The keys are no part of it: keep a copy of ENCRYPTION_KEYS or DATA_DIR/encryption-key apart.',
  )
}

type Where = Pick<Parameters<typeof takeBackup>[0], 'database' | 'sink' | 'takenAt'>

async function take(settings: Settings, where: Where) {
  const files = openFiles(settings)
  const { rows, missingFiles } = await takeBackup({
    ...where,
    headsFile: auditHeadsFile(settings),
    readFile: (key) => readKept(files, key),
    recipient: settings.backupRecipient,
  })
  const counted = Object.values(rows).reduce((sum, count) => sum + count, 0)
  say(`${counted.toLocaleString('en')} rows of ${Object.keys(rows).length} tables`)
  for (const key of missingFiles) say(`✗ The file ${key} is named and is not there`)
  if (missingFiles.length) process.exitCode = 1
}

const absent = new Set(['ENOENT', 'NoSuchKey'])

async function readKept(files: Files, key: string): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of await files.get(key)) chunks.push(chunk as Buffer)
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    if (absent.has(code ?? '') || absent.has(name)) return null
    throw error
  }
  return Buffer.concat(chunks)
}

/** Under its name only once it is whole and on the disk. */
async function writeWhole(file: string, write: (sink: fs.WriteStream) => Promise<void>) {
  const unfinished = `${file}.unfinished`
  try {
    await write(fs.createWriteStream(unfinished, { mode: 0o600, flush: true }))
    fs.renameSync(unfinished, file)
  } catch (error) {
    fs.rmSync(unfinished, { force: true })
    throw error
  }
}

function nameOf(moment: Date, { backupRecipient }: Settings): string {
  const second = moment.toISOString().slice(0, 19).replaceAll(/[:-]/g, '')
  return `programs-${second}Z.tar${backupRecipient ? '.age' : ''}`
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1)
}

async function sayIdentity() {
  const identity = await generateX25519Identity()
  say(`BACKUP_RECIPIENT=${await identityToRecipient(identity)}`)
  say(`BACKUP_IDENTITY=${identity}`)
  say(
    'The first one is for the server. Keep the second one where the server is not: it opens every backup.',
  )
}
