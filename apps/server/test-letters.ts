import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/**
 * Notes from now on each letter in a language that is not its reader's: neither of the account, nor of the
 * application or the participant that it is about. It is judged when it is written, since people may choose
 * another language afterwards.
 */
export async function watchLanguages(db: Db): Promise<void> {
  await sql`
    create schema if not exists watched;
    create table if not exists watched.letters (said text, recipient text, at timestamptz);
    create or replace function watched.language() returns trigger language plpgsql security definer
      set search_path = public as $$
    begin
      if exists (select 1 from users u where u.email = new.recipient and u.language <> new.language)
        and not exists (select 1 from participants p
          where p.language = new.language and new.recipient in (p.email, p.proven_email))
        and not exists (select 1 from applications a join employers e on e.id = a.employer_id
          where a.language = new.language
            and new.recipient in (coalesce(a.own_contact ->> 'email', e.contact_email), a.participant_email))
      then
        insert into watched.letters
          values (format('%s: in %s to %s', new.template, new.language, new.recipient), new.recipient, new.created_at);
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
 * Of whoever was changed since, such as by the test itself, the language is not judged.
 */
export async function badlyTold(db: Db): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select format('%s: %s times to %s', template, count(*), recipient) as said
    from outbox_messages where template_version_id is not null and template <> ${ofEachHappening}
    group by created_at, template, recipient, record_id, subject, body, link having count(*) > 1
    union all select w.said from watched.letters w join users u on u.email = w.recipient
      where u.updated_at <= w.at
    order by 1`.execute(db)
  return rows.map(({ said }) => said)
}

/** Several notes to one record are several events, though one turn of the job may tell of them all. */
const ofEachHappening = 'notifications.followed'
