import { sql } from 'kysely'
import { provenEmail } from './register-participant.ts'

/**
 * Where letters about an application go: the address by whose link its participant came, else the one
 * that was invited. What somebody typed of themselves is nobody's address yet.
 */
export const addressFor = (participant: string, application: string) =>
  sql<string>`coalesce(nullif(${provenEmail(participant)}, ''), ${sql.ref(`${application}.participant_email`)})`

/** The same of letters about no single application: the one that was invited last. */
export const addressOf = (participant: string) =>
  sql<string>`coalesce(nullif(${provenEmail(participant)}, ''), (select z.participant_email from applications z
    where z.participant_id = ${sql.ref(`${participant}.id`)} order by z.submitted_at desc, z.id desc limit 1))`
