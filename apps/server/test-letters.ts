import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** In which languages somebody is written to beside that of the account: as participant, employer or applicant. */
const isTheirs = (recipient: RawBuilder<unknown>, language: RawBuilder<unknown>) => sql`(
  exists (select 1 from participants p
    where p.language = ${language} and ${recipient} in (p.email, p.proven_email))
  or exists (select 1 from employers e where e.language = ${language} and ${recipient} = e.contact_email)
  or exists (select 1 from applications a join employers e on e.id = a.employer_id
    where a.language = ${language}
      and ${recipient} in (coalesce(a.own_contact ->> 'email', e.contact_email), a.participant_email)))`

/**
 * Notes from now on each letter in a language that is not its reader's, when it is written: people may
 * choose another language afterwards.
 */
export async function watchLanguages(db: Db): Promise<void> {
  await sql`
    create schema if not exists watched;
    create table if not exists watched.letters (message_id uuid not null);
    create or replace function watched.language() returns trigger language plpgsql security definer
      set search_path = public as $$
    begin
      if exists (select 1 from users u where u.email = new.recipient and u.language <> new.language)
        and not ${isTheirs(sql`new.recipient`, sql`new.language`)}
      then
        insert into watched.letters values (new.id);
      end if;
      return null;
    end $$;
    create or replace trigger watched_language after insert on outbox_messages
      for each row when (new.template_version_id is not null) execute function watched.language()`.execute(
    db,
  )
}

/**
 * What is wrong with the letters that a test had written: in another language than their reader's, or told
 * more than once by one change. Each in a line: `applications.received: 2 times to rachel@example.org`.
 * Of whoever was changed since, such as by the test itself, and of what is gone, the language is not judged.
 */
export async function badlyTold(db: Db): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select format('%s: %s times to %s', template, count(*), recipient) as said
    from outbox_messages where template_version_id is not null and template <> ${ofEachHappening}
    group by created_at, template, recipient, record_id, subject, body, link having count(*) > 1
    union all
    select format('%s: in %s to %s', m.template, m.language, m.recipient)
    from watched.letters w join outbox_messages m on m.id = w.message_id
      join users u on u.email = m.recipient and u.language <> m.language
    where u.updated_at <= m.created_at and not ${isTheirs(sql`m.recipient`, sql`m.language`)}
    order by 1`.execute(db)
  return rows.map(({ said }) => said)
}

/** Several notes to one record are several events, though one turn of the job may tell of them all. */
const ofEachHappening = 'notifications.followed'
