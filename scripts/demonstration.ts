import type { Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Clock } from '#kit/server/clock.ts'
import { openFiles } from '#kit/server/files.ts'
import type { Settings } from '#kit/server/settings.ts'
import { say, timed } from './progress.ts'

const password = 'Demo-pass-2026'
const domain = 'example.org'
const names = [
  'super.admin',
  'brand.admin',
  'admin',
  'case.officer',
  'approver',
  'finance',
  'auditor',
  'manager',
  'adviser',
  'care',
  'employer',
  'employee',
]

export async function fillWhenEmpty(settings: Settings, database: Kysely<Database>, clock: Clock) {
  if (!settings.demo) return
  const somebody = await database.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (somebody) return
  await timed('Loading the demonstration', async () => {
    const { loadDemonstration } = await import('#seeds/demonstration.ts')
    const { encryptionKeys } = settings
    await loadDemonstration(database, {
      now: clock.now(),
      log: say,
      encryptionKeys,
      files: openFiles(settings),
    })
  })
}

/** The accounts that this database really has. */
export async function demonstrationLines(
  settings: Settings,
  database: Kysely<Database>,
): Promise<string[]> {
  if (!settings.demo) return []
  const addresses = names.map((name) => `${name}@${domain}`)
  const present = await database
    .selectFrom('users')
    .select('email')
    .where('email', 'in', addresses)
    .execute()
  if (!present.length) return []
  const known = new Set(present.map(({ email }) => email))
  const accounts = addresses.filter((address) => known.has(address))
  return [
    '',
    `Accounts of the demonstration, password ${password}:`,
    ...accounts.map((each) => `  ${each}`),
  ]
}
