import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from './call.ts'
import { leading, type MailedLink, type PaperLetter } from './letter-on-paper.ts'
import { signed } from './organisation.ts'
import { queueMessage } from './outbox.ts'

/** The mail of a letter without its foot and its secret link, as it is kept to be sent again. */
export interface KeptMail {
  to: string
  language: Language
  /** Name of the text, and its version. */
  template: string
  versionId: string
  subject: string
  body: string
  link: string | null
  record: { entity: string; id: string }
  reference: string | null
}

/** Of a letter that is about to leave, what is kept of its mail; null of one that brings a secret of its own. */
export function mailToKeep(mailed: PaperLetter): KeptMail | null {
  const { email: to, language, letter, versionId, said, link, record, facts, isLinkInMail } = mailed
  if (isLinkInMail) return null
  const reference = String(facts['reference'] ?? '') || null
  return { to, language, template: letter.key, versionId, ...said, link, record, reference }
}

/** Queues a mail once more, in its words; with a link, it leads to its letter. */
export async function mailAgain(
  { db, settings, organisation }: Pick<Change, 'db' | 'settings' | 'organisation'>,
  { reference, versionId, link, ...mail }: KeptMail,
  way: MailedLink | null,
): Promise<void> {
  const message = {
    channel: 'mail' as const,
    ...mail,
    ...(link && { link }),
    templateVersionId: versionId,
  }
  await queueMessage(
    db,
    signed(
      way ? leading(message, way, settings) : message,
      await organisation(),
      reference ?? undefined,
    ),
  )
}

/**
 * Of a kept mail in SQL, why it cannot be sent again now; null where it can. An address that the mail
 * server refused would refuse it again, and of one letter a single mail waits.
 */
export const refusalToMail = (mail: ReturnType<typeof sql>) => sql<string | null>`case
  when position(erased_sign() in ${mail}::text) > 0 then 'addressErased'
  when exists (select from refused_addresses r where r.address = lower(${mail} ->> 'to'))
    then 'addressRefused'
  when exists (select from outbox_messages m where m.recipient = ${mail} ->> 'to'
    and m.template = ${mail} ->> 'template' and m.record_id = (${mail} #>> '{record,id}')::uuid
    and m.sent_at is null and m.stopped_at is null and m.refused_at is null) then 'mailWaits' end`
