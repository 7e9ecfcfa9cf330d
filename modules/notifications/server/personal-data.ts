import { sql } from 'kysely'
import { becomes, bearing, isNamed, type PersonalData } from '#kit/server/personal-data.ts'
import { notificationsEn } from '../contract/strings.en.ts'
import { notificationsFr } from '../contract/strings.fr.ts'

export const notificationsPersonalData: PersonalData = {
  words: { en: notificationsEn, fr: notificationsFr },
  tables: [
    {
      table: 'notices',
      purpose: 'contact',
      mine: bearing('user', 'user_id'),
      goes: { rows: ['template', 'facts', 'entity', 'once'] },
      untold: 'all',
    },
    {
      table: 'notices',
      purpose: 'contact',
      mine: (who) => sql<boolean>`(t.record_id = any(${who.records}) or ${isNamed('facts', who)})`,
      goes: { facts: becomes.namelessLeaves },
      untold: 'all',
    },
    {
      table: 'notification_preferences',
      purpose: 'account',
      mine: bearing('user', 'user_id'),
      goes: { rows: ['kind'] },
      untold: 'all',
    },
    {
      table: 'digest_entries',
      purpose: 'contact',
      mine: bearing('user', 'user_id'),
      goes: { rows: ['template', 'facts', 'entity', 'once'] },
      untold: 'all',
    },
    {
      table: 'digest_entries',
      purpose: 'contact',
      mine: (who) => sql<boolean>`(t.record_id = any(${who.records}) or ${isNamed('facts', who)})`,
      goes: { facts: becomes.namelessLeaves },
      untold: 'all',
    },
    {
      table: 'record_stances',
      purpose: 'account',
      mine: bearing('user', 'user_id'),
      goes: { rows: ['entity', 'stance'] },
      untold: 'all',
    },
    {
      table: 'mail_rhythms',
      purpose: 'account',
      mine: bearing('user', 'user_id'),
      goes: { rows: ['rhythm', 'rhythm_before', 'time_zone'] },
      untold: 'all',
    },
    {
      table: 'happenings',
      purpose: 'work',
      mine: (who) =>
        sql<boolean>`(t.record_id = any(${who.records}) or t.actor_id = any(${who.ids('user')}))`,
      goes: { rows: ['entity', 'action', 'reference', 'actor_type', 'also_entity'] },
      untold: 'all',
    },
  ],
}
