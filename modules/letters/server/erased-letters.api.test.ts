import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { server, david, margaret, withPeople } from '#modules/orders/server/orders.test-people.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import type { KeptLetter } from '../contract/letters.endpoints.ts'
import { download, printAll } from './letters.test-people.ts'

withPeople()

it('letters go with the person whom they are about, their files too', async () => {
  const id = await newShareholder(david)
  const { body: letter } = await david.post<KeptLetter>(`/shareholders/${id}/register-extracts`, {
    language: 'en',
    asOf: '2025-12-31',
  })
  await printAll(server)
  const { rows } = await sql<{ key: string }>`select f.storage_key as key from kept_letters k
    join files f on f.id = k.file_id where k.id = ${letter.id}`.execute(server.db)
  expect(rows).toHaveLength(1)
  const { body } = await margaret.get<{ version: number; reference: string }>(
    `/privacy/shareholder/${id}/erasure`,
  )
  const { status } = await margaret.post(`/privacy/shareholder/${id}/erasure`, {
    reason: 'Asked for it',
    confirmation: body.reference,
  })
  expect([status, body.reference]).toMatchObject([200, expect.stringMatching(/^SH-/)])
  expect((await download(server, margaret, letter.id)).status).toBe(404)
  const { rows: left } = await sql<{ letters: number; files: number; forsaken: number }>`
    select (select count(*)::int from kept_letters where record_id = ${id}) as letters,
      (select count(*)::int from files where storage_key = ${rows[0]?.key}) as files,
      (select count(*)::int from forsaken_files where storage_key = ${rows[0]?.key}) as forsaken`.execute(
    server.db,
  )
  expect(left[0]).toEqual({ letters: 0, files: 0, forsaken: 1 })
})
