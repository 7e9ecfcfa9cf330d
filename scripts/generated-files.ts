import fs from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '#database/connect.ts'
import { generateTypes, typesFile } from '#database/generate-types.ts'
import { createTestDatabase } from '#database/test-database.ts'
import { settingsPage } from '#kit/server/define-settings.ts'
import { settingTable } from '#kit/server/settings.ts'
import { root } from './run-command.ts'

interface GeneratedFile {
  file: string
  make: () => Promise<string> | string
}

/** Needs a running test server: the types are those of a freshly migrated database. */
const generatedFiles: GeneratedFile[] = [
  { file: typesFile, make: typesOfFreshDatabase },
  {
    file: path.join(root, 'docs', 'generated', 'settings.md'),
    make: () => settingsPage(settingTable),
  },
]

/** Writes what is out of date, or with `check` only names it. */
export async function updateGeneratedFiles(check: boolean): Promise<string[]> {
  const stale: string[] = []
  for (const { file, make } of generatedFiles) {
    const wanted = await make()
    if ((await fs.readFile(file, 'utf8').catch(() => null)) === wanted) continue
    stale.push(path.relative(root, file))
    if (check) continue
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, wanted)
  }
  return stale
}

async function typesOfFreshDatabase(): Promise<string> {
  const fresh = await createTestDatabase()
  const { kysely, close } = openDatabase(fresh.connection, { poolSize: 1 })
  try {
    return await generateTypes(kysely)
  } finally {
    await close()
    await fresh.drop()
  }
}
