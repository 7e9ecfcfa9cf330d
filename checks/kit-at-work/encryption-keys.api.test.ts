import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/connect.ts'
import { createTestDatabase, type TestDatabase } from '#database/test-database.ts'
import { decrypt, encrypt } from '#kit/server/encryption.ts'
import { acceptKeys } from '#kit/server/encryption-keys.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { ensureEncryptionKey } from '../../scripts/encryption-key.ts'

const folders: string[] = []
let copy: TestDatabase
let open: OpenDatabase

beforeAll(async () => {
  copy = await createTestDatabase()
  open = openDatabase(copy.connection)
})
afterAll(async () => {
  await open.close()
  await copy.drop()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'programs-key-'))
  folders.push(folder)
  return folder
}

const settingsIn = (DATA_DIR: string, more: Record<string, string> = {}) =>
  ensureEncryptionKey(loadSettings({ DATA_DIR, ...more }))

describe('the key of an installation', () => {
  it.each([['on'], ['off']])(
    'is made at the first start, of its own, with the demonstration %s',
    (DEMO) => {
      const [one, other] = [newFolder(), newFolder()]
      const first = settingsIn(one, { DEMO })
      expect(first.encryptionKeys).toHaveLength(1)
      expect(settingsIn(one, { DEMO }).encryptionKeys).toEqual(first.encryptionKeys)
      expect(settingsIn(other, { DEMO }).encryptionKeys).not.toEqual(first.encryptionKeys)
      const constant = createHash('sha256').update('not a secret').digest()
      expect(first.encryptionKeys[0]?.key.equals(constant)).toBe(false)
    },
  )

  it('lies in the data folder for its owner alone, as the setting is written', () => {
    const folder = newFolder()
    const { encryptionKeys } = settingsIn(folder)
    const file = join(folder, 'encryption-key')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const copied = readFileSync(file, 'utf8').trim()
    expect(loadSettings({ ENCRYPTION_KEYS: copied }).encryptionKeys).toEqual(encryptionKeys)
    chmodSync(file, 0o644)
    settingsIn(folder)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('that is cut off is told with its place, and no other one made', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'encryption-key'), '')
    expect(() => settingsIn(folder)).toThrow(
      `${folder}/encryption-key holds no key. Put back the copy that you keep of it.`,
    )
  })

  it('without one nothing is sealed', () => {
    expect(() => encrypt(loadSettings({}), 'CH93')).toThrow('ENCRYPTION_KEYS is missing')
  })
})

describe('a database', () => {
  it('that was sealed with the constant of former demonstrations is sealed anew, once', async () => {
    const constant = {
      encryptionKeys: [
        { id: 'development', key: createHash('sha256').update('not a secret').digest() },
      ],
    }
    const { id } = await open.kysely
      .selectFrom('shareholders')
      .select('id')
      .where('iban', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    await sql`update shareholders set iban = ${encrypt(constant, 'CH9300762011623852957')},
      iban_hash = 'development:hash' where id = ${id}`.execute(open.kysely)
    const own = settingsIn(newFolder())
    expect(await acceptKeys(open.kysely, own)).toBe(1)
    const row = await open.kysely
      .selectFrom('shareholders')
      .select('iban')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(decrypt(own, row.iban ?? '')).toBe('CH9300762011623852957')
    expect(await acceptKeys(open.kysely, own)).toBe(0)
  })

  it('whose key is lost is not opened with a new one', async () => {
    await expect(acceptKeys(open.kysely, settingsIn(newFolder()))).rejects.toThrow(
      'Put back the copy of DATA_DIR/encryption-key, or name the key in ENCRYPTION_KEYS.',
    )
  })
})
