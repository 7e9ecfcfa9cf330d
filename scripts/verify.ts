import { openDatabase } from '#database/connect.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { argumentsOf } from './arguments.ts'
import { knownEncryptionKey } from './encryption-key.ts'
import { chooseDataFolder, joinServer } from './open-data.ts'
import { endWith } from './progress.ts'
import { verifyAll } from './verify-all.ts'

/** Proves that kept figures equal what they are kept of, and that the audit log is whole. */
try {
  await main()
} catch (error) {
  endWith(error)
}

async function main() {
  const { 'audit-alone': auditAlone } = argumentsOf('verify').values
  const given = loadSettings(process.env)
  const dataDir = chooseDataFolder(given, Boolean(process.env['DATA_DIR']))
  const settings = knownEncryptionKey({ ...given, dataDir })
  const server = await joinServer(settings)
  const { kysely, close } = openDatabase(server.owner, {
    poolSize: 1,
    name: 'verify',
    timeZone: settings.timeZone,
  })
  try {
    if (await verifyAll(kysely, settings, { auditAlone, isKept: true })) process.exitCode = 1
  } finally {
    await close()
    await server.stop()
  }
}
