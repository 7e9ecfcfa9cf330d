import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { unsubscribeToken } from '#kit/server/unsubscribe-token.ts'
import { cast } from '#seeds/cast.ts'

export interface MailThings {
  /** In the outbox. */
  messageId: string
  /** Of a mail that its reader may do without, and of one of a kind that its reader has stopped. */
  mailToken: string
  stoppedMailToken: string
}

export const mailThings = async (server: TestServer): Promise<MailThings> => ({
  messageId: await aMessage(server),
  mailToken: await mailTokenOf(server, 'notes.mentioned'),
  stoppedMailToken: await mailTokenOf(server, 'orphaned.assigned'),
})

async function aMessage({ db }: TestServer): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into outbox_messages (channel, recipient, language, template, subject, body, sent_at)
    values ('mail', 'odile@example.org', 'fr', 'test.letter', 'Bonjour', 'Bonne journée', clock_now())
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

async function mailTokenOf({ db, system }: TestServer, template: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into outbox_messages (channel, recipient, language, template, subject, body, sent_at)
    values ('mail', ${cast.superAdmin.email}, 'en', ${template}, 'News', 'There is some', clock_now())
    returning id`.execute(db)
  return unsubscribeToken(system.settings, rows[0]?.id ?? '')
}

/** Of what may be done without by mail, one kind is stopped. */
export async function restoreMail({ db }: Pick<TestServer, 'db'>) {
  await sql`delete from mail_rhythms`.execute(db)
  await sql`delete from notification_preferences`.execute(db)
  await sql`insert into notification_preferences (user_id, kind, by_mail)
    select id, 'assigned', false from users where email = ${cast.superAdmin.email}`.execute(db)
}
