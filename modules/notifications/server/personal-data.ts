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
  ],
}
