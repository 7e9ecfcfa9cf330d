import { sql } from 'kysely'
import { becomes, bearing, becoming, type PersonalData } from '#kit/server/personal-data.ts'
import { accountsEn } from '../contract/strings.en.ts'
import { accountsFr } from '../contract/strings.fr.ts'

const { empty, name } = becomes

export const accountsPersonalData: PersonalData = {
  words: { en: accountsEn, fr: accountsFr },
  affairs: [
    {
      affair: 'accountInUse',
      table: 'users',
      mine: (who) =>
        sql<boolean>`${who.kind === 'user'} and t.id = any(${who.ids('user')}) and t.status <> 'disabled'`,
    },
  ],
  tables: [
    {
      table: 'users',
      purpose: 'account',
      isRecord: 'whole',
      hasVersion: true,
      mine: bearing('user', 'id'),
      goes: {
        name,
        email: () => sql`'erased-' || t.id || '@erased.invalid'`,
        asked_email: empty,
        phone: empty,
        avatar_key: empty,
        password_hash: empty,
        last_sign_in_at: empty,
        status: becoming('disabled'),
      },
      stays: { course: ['type', 'language'], follows: ['shown_email', 'search_words'] },
      untold: ['avatar_key', 'password_hash', 'shown_email', 'search_words'],
      bytes: sql`'avatars/' || t.avatar_key || '.webp'`,
    },
    {
      table: 'sessions',
      purpose: 'account',
      mine: bearing('user', 'user_id'),
      goes: { rows: ['token_hash', 'address', 'agent'] },
      untold: ['token_hash'],
    },
    {
      table: 'known_devices',
      purpose: 'account',
      mine: bearing('user', 'user_id'),
      goes: { rows: ['token_hash'] },
      untold: 'all',
    },
    {
      table: 'account_links',
      purpose: 'account',
      mine: (who) =>
        sql<boolean>`(t.user_id = any(${who.ids('user')}) or t.email = any(${who.emails}))`,
      goes: { rows: ['token_hash', 'kind', 'email', 'sender_name'] },
      untold: 'all',
    },
    {
      table: 'account_links',
      purpose: 'work',
      mine: (who) => sql<boolean>`coalesce(searchable(t.sender_name) ~ ${who.names}, false)`,
      goes: { sender_name: name },
      untold: 'all',
    },
    {
      table: 'sign_in_limits',
      purpose: 'account',
      mine: (who) =>
        sql<boolean>`exists (select from unnest(${who.emails}) e where position(e in t.key) > 0)`,
      goes: { rows: ['key'] },
      untold: 'all',
    },
    {
      table: 'sign_in_stops',
      purpose: 'account',
      mine: (who) => sql<boolean>`t.email = any(${who.emails})`,
      goes: { rows: ['email', 'token_hash'] },
      untold: 'all',
    },
  ],
}
