import { openDatabase } from '#database/connect.ts'
import { writeTypes } from '#database/generate-types.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { migrateDatabase } from './migrate-database.ts'
import { chooseDataFolder, joinServer, type OpenedDatabase } from './open-data.ts'
import { endWith, say } from './progress.ts'

try {
  await main()
} catch (error) {
  endWith(error)
}

async function main() {
  const given = loadSettings(process.env)
  const dataDir = chooseDataFolder(given, Boolean(process.env['DATA_DIR']))
  const settings = { ...given, dataDir }
  const server = await joinServer(settings)
  try {
    const applied = await migrateDatabase(server, say)
    say(applied.length ? `${applied.length} applied` : 'The database is up to date')
    if (settings.environment !== 'production') await describe(server.owner)
  } finally {
    await server.stop()
  }
}

async function describe(target: OpenedDatabase['owner']) {
  const { kysely, close } = openDatabase(target, { poolSize: 1 })
  try {
    if (await writeTypes(kysely)) say('The types in database/types.generated.ts have changed')
  } finally {
    await close()
  }
}
