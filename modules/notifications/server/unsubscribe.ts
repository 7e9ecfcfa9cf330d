import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Product } from '#kit/server/server-module.ts'
import type { Settings } from '#kit/server/settings.ts'
import { readUnsubscribeToken } from '#kit/server/unsubscribe-token.ts'
import type { MailChoice, Stoppable } from '../contract/unsubscribe.endpoints.ts'
import { nextDigest } from './set-rhythm.ts'

type Asked = { db: Db; settings: Pick<Settings, 'encryptionKeys'>; params: { token: string } }
type Letters = Pick<Product, 'letters'>

interface Sent extends MailChoice {
  userId: string
}

/**
 * The mail that a token came with, and whether such mails come to its reader.
 * @throws 404 for a token of no mail, whichever way it is wrong
 */
export async function readMailChoice(asked: Asked, { letters }: Letters): Promise<MailChoice> {
  const { mail, isOn, language } = await readSent(asked, letters)
  return { mail, isOn, language }
}

/** Stops mails of that kind to whoever it was sent to, or lets them come again. */
export async function chooseMail(
  call: Asked & Change,
  { letters }: Letters,
  isOn: boolean,
): Promise<MailChoice> {
  // One click after the other, so that each is kept once.
  const id = readUnsubscribeToken(call.settings, call.params.token)
  await sql`select 1 from outbox_messages where id = ${id} for update`.execute(call.db)
  const sent = await readSent(call, letters)
  const { mail, userId, language } = sent
  if (sent.isOn !== isOn) {
    if (mail === 'digest') await chooseDigest(call, userId, isOn)
    else
      await call.db
        .insertInto('notification_preferences')
        .values({ user_id: userId, kind: mail, by_mail: isOn })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'kind'])
            .doUpdateSet({ by_mail: isOn, updated_at: sql<string>`clock_now()` }),
        )
        .execute()
    await call.audit({
      action: isOn ? 'notifications.subscribedAgain' : 'notifications.unsubscribed',
      entity: 'user',
      entityId: userId,
      changes: { [mail === 'digest' ? 'digest' : mail]: [sent.isOn, isOn] },
    })
  }
  return { mail, isOn, language }
}

/** What was chosen before comes back; what waits meanwhile is told then. */
async function chooseDigest({ db, now }: Change, userId: string, isOn: boolean) {
  await (
    isOn
      ? sql`update mail_rhythms set rhythm_before = null,
        rhythm = case when rhythm_before in ('daily', 'weekly') then rhythm_before else 'daily' end
        where user_id = ${userId}`
      : sql`update mail_rhythms set rhythm_before = rhythm, rhythm = 'never', due_at = null
        where user_id = ${userId}`
  ).execute(db)
  if (isOn)
    await sql`update mail_rhythms set due_at = ${nextDigest(now)} where user_id = ${userId}`.execute(
      db,
    )
}

async function readSent(
  { db, settings, params }: Asked,
  letters: Product['letters'],
): Promise<Sent> {
  const id = readUnsubscribeToken(settings, params.token)
  if (!id) throw notFound()
  const { rows } = await sql<{ template: string; userId: string; language: 'en' | 'fr' }>`
    select m.template, u.id as "userId", u.language
    from outbox_messages m join users u on u.email = lower(m.recipient) and u.status = 'active'
    where m.id = ${id} and m.channel = 'mail'`.execute(db)
  const [found] = rows
  const declared = letters.find(({ key }) => key === found?.template)?.declared
  const mail = declared?.isDigest ? 'digest' : declared?.kind
  if (!found || !mail) throw notFound()
  const { userId, language } = found
  return { mail, userId, language, isOn: await isComing(db, userId, mail) }
}

async function isComing(db: Db, userId: string, mail: Stoppable): Promise<boolean> {
  const { rows } = await (
    mail === 'digest'
      ? sql<{
          isOn: boolean
        }>`select rhythm in ('daily', 'weekly') as "isOn" from mail_rhythms where user_id = ${userId}`
      : sql<{ isOn: boolean }>`select by_mail as "isOn" from notification_preferences
        where user_id = ${userId} and kind = ${mail}`
  ).execute(db)
  return rows[0]?.isOn ?? mail !== 'digest'
}
