import { sql, type RawBuilder } from 'kysely'
import {
  becomes,
  bearing,
  isNamed,
  ofRecords,
  type PersonalData,
  type Whose,
} from './personal-data.ts'

const { leaves, name, nameless, namelessLeaves, sign } = becomes

/** Of what is about their records nothing is left; of what names them, the rest. */
const signOfRecords = (column: RawBuilder<unknown>, who: Whose) =>
  sql`case when t.record_id = any(${who.records}) then erased_sign() else ${nameless(column, who)} end`

/** Whoever is written to about somebody of the same name still gets there. */
const emptyOfRecords = (column: RawBuilder<unknown>, who: Whose) =>
  sql`case when t.record_id = any(${who.records}) then null else ${column} end`

const isTo = ({ emails }: Whose) => sql<boolean>`(t.recipient = any(${emails}))`
/** A number may have been typed by anybody: what went there is taken away, and told to nobody. */
const isSentTo = ({ names }: Whose) =>
  sql<boolean>`(searchable(t.recipient) ~ ('^' || ${names} || '$'))`
const lettersGo = {
  recipient: sign,
  subject: sign,
  body: sign,
  link: becomes.empty,
  secret: becomes.empty,
  failure: sign,
  stop_reason: sign,
  dedupe_key: becomes.empty,
}
const isAbout = (who: Whose) => sql<boolean>`(t.record_id = any(${who.records})
  or ${isNamed('body', who)} or ${isNamed('subject', who)})`

/** What the kit keeps: letters, files, and what it only has to remember for a while. */
export const kitPersonalData: PersonalData = {
  tables: [
    {
      table: 'refused_addresses',
      purpose: 'contact',
      mine: (who) => sql<boolean>`t.address = any(${who.emails})`,
      goes: { rows: ['address', 'reason'] },
      untold: 'all',
    },
    {
      table: 'outbox_messages',
      purpose: 'contact',
      mine: isTo,
      goes: lettersGo,
      stays: {
        course: ['channel', 'language', 'template', 'failure_kind', 'thread', 'record_entity'],
      },
      untold: [
        'secret',
        'link',
        'failure',
        'stop_reason',
        'dedupe_key',
        'thread',
        'record_entity',
        'failure_kind',
        'template',
      ],
    },
    {
      table: 'outbox_messages',
      purpose: 'contact',
      mine: (who) => sql<boolean>`(${isSentTo(who)} and not ${isTo(who)})`,
      goes: lettersGo,
      untold: 'all',
    },
    {
      table: 'outbox_messages',
      purpose: 'contact',
      mine: isAbout,
      goes: {
        subject: signOfRecords,
        body: signOfRecords,
        link: emptyOfRecords,
        secret: emptyOfRecords,
      },
      untold: 'all',
    },
    {
      table: 'bulk_items',
      purpose: 'work',
      mine: ofRecords('record_id'),
      goes: { name, problem: leaves, before: leaves },
      stays: { course: ['state'] },
      untold: 'all',
    },
    {
      table: 'bulk_runs',
      purpose: 'work',
      mine: (who) => sql<boolean>`erased_names(t.input, ${who.searched}) <> t.input`,
      goes: { input: becomes.nothingFound },
      stays: { course: ['act', 'state', 'request_id'] },
      untold: 'all',
    },
    {
      table: 'idempotency_keys',
      purpose: 'work',
      mine: (
        who,
      ) => sql<boolean>`(${isNamed('answer', who)} or exists (select from unnest(${who.ids('user')}) u
        where position(u::text in t.owner) > 0))`,
      goes: { rows: ['owner', 'key', 'endpoint', 'body_hash', 'answer', 'sealed_answer'] },
      untold: 'all',
    },
    {
      table: 'live_events',
      purpose: 'work',
      mine: (who) => isNamed('facts', who),
      goes: { facts: namelessLeaves },
      stays: { course: ['topic', 'subject'] },
      untold: 'all',
    },
    {
      table: 'rate_limits',
      purpose: 'account',
      mine: (who) =>
        sql<boolean>`exists (select from unnest(${who.emails}) e where position(e in t.key) > 0)`,
      goes: { rows: ['key'] },
      untold: 'all',
    },
    {
      table: 'waiting_files',
      purpose: 'work',
      mine: bearing('user', 'person_id'),
      goes: { rows: [] },
      file: 'file_id',
      untold: 'all',
    },
    {
      table: 'files',
      purpose: 'work',
      mine: (who) => isNamed('name', who),
      goes: { name: nameless },
      stays: { course: ['media_type', 'sha256', 'storage_key', 'upload_token_hash'] },
      untold: 'all',
    },
  ],
}
