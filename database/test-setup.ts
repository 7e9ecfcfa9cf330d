import type { Kysely } from 'kysely'
import { startTestServer, testEncryptionKeys, testServerVariable } from './test-database.ts'
import type { Database } from './types.generated.ts'

/**
 * Around a whole test run: one throw-away server, whose template holds the demonstration
 * when there is one. A run inside another one uses the outer server.
 */
export async function setup() {
  if (process.env[testServerVariable]) return undefined
  const server = await startTestServer(fillTemplate)
  process.env[testServerVariable] = server.address
  return async () => {
    delete process.env[testServerVariable]
    await server.stop()
  }
}

const demonstration = new URL('../seeds/demonstration.ts', import.meta.url)

export async function fillTemplate(database: Kysely<Database>) {
  const { existsSync } = await import('node:fs')
  if (!existsSync(demonstration)) return
  const { loadDemonstration } = (await import(demonstration.href)) as {
    loadDemonstration(
      database: Kysely<Database>,
      options: {
        now: Date
        log(line: string): void
        encryptionKeys: { id: string; key: Buffer }[]
      },
    ): Promise<void>
  }
  const [id = '', key = ''] = testEncryptionKeys.split(':')
  const encryptionKeys = [{ id, key: Buffer.from(key, 'base64') }]
  await loadDemonstration(database, { now: new Date(), log: () => {}, encryptionKeys })
}
