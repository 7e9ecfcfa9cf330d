import { sql } from 'kysely'
import type { PersonalData } from '#kit/server/personal-data.ts'
import { auditEn } from '../contract/strings.en.ts'
import { auditFr } from '../contract/strings.fr.ts'

/** The log stays, without values and names of an erased person: `eraseEntries` sees to that. */
export const auditPersonalData: PersonalData = {
  words: { en: auditEn, fr: auditFr },
  tables: [
    {
      table: 'audit_log',
      purpose: 'trace',
      mine: (who) =>
        sql<boolean>`(t.entity_id = any(${who.records}) or t.actor_id = any(${who.ids('user')}))`,
      goes: {},
      stays: {
        trace: [
          'at',
          'action',
          'actor_name',
          'actor_role',
          'entity',
          'reference',
          'changes',
          'reason',
          'request_id',
        ],
      },
      untold: [
        'actor_name',
        'actor_role',
        'entity',
        'reference',
        'changes',
        'reason',
        'request_id',
      ],
    },
  ],
}
