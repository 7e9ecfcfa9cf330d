import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { deliverOutbox, queueMessage } from '#kit/server/outbox.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const message = (to: string) => ({
  channel: 'mail' as const,
  to,
  language: 'en' as const,
  template: 'test.hello',
  subject: 'Hello',
  body: 'Good day',
})

describe('the outbox', () => {
  it('writes each message as a file where no mail server is set up', async () => {
    await queueMessage(server.db, message('file@example.org'))
    const folder = join(server.dataDir, 'outbox')
    const written = await vi.waitFor(
      async () => {
        const names = await readdir(folder)
        const texts = await Promise.all(
          names
            .filter((name) => !name.startsWith('.'))
            .map((name) => readFile(join(folder, name), 'utf8')),
        )
        const found = texts.find((text) => text.includes('file@example.org'))
        expect(found).toContain('file@example.org')
        return found ?? ''
      },
      { timeout: 8000 },
    )
    expect(JSON.parse(written)).toMatchObject({ recipient: 'file@example.org', subject: 'Hello' })
  })

  it('sends each message once however many processes deliver, and tries a failed one again later', async () => {
    await server.db
      .updateTable('outbox_messages')
      .set({ sent_at: new Date().toISOString() })
      .execute()
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await server.db.transaction().execute(async (db) => {
      for (let at = 0; at < 20; at++) await queueMessage(db, message(`many${at}@example.org`))
    })
    const sent: string[] = []
    const deliver = async ({ recipient }: { recipient: string }) => {
      if (/[02468]@/.test(recipient)) throw new Error('mailbox full')
      sent.push(recipient)
      return false
    }
    await Promise.all([1, 2, 3].map(() => deliverOutbox(server.db, deliver)))
    const left = await server.db
      .selectFrom('outbox_messages')
      .select(['recipient', 'attempts', 'failure', 'next_attempt_at'])
      .where('sent_at', 'is', null)
      .execute()
    // The server's own delivery takes its share; nobody sends twice.
    expect(left.length).toBeGreaterThan(0)
    expect(new Set(sent).size).toBe(sent.length)
    for (const { next_attempt_at } of left) expect(next_attempt_at < later).toBe(true)
    expect(left.filter(({ failure }) => failure !== 'mailbox full')).toEqual([])
  })

  it('queues a message with the same key once', async () => {
    for (let at = 0; at < 3; at++)
      await queueMessage(server.db, { ...message('once@example.org'), dedupeKey: 'once' })
    const rows = await server.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('dedupe_key', '=', 'once')
      .execute()
    expect(rows).toHaveLength(1)
  })
})
