import { sql } from 'kysely'
import { becomes, becoming, type PersonalData, type Whose } from '#kit/server/personal-data.ts'
import { informationRequestsEn } from '../contract/strings.en.ts'
import { informationRequestsFr } from '../contract/strings.fr.ts'

const { leaves, name, sign } = becomes

const mine = (who: Whose) =>
  sql<boolean>`t.application_id = any(${who.records}) and t.side = 'employee'`

export const informationRequestsPersonalData: PersonalData = {
  words: { en: informationRequestsEn, fr: informationRequestsFr },
  tables: [
    {
      table: 'information_links',
      purpose: 'application',
      mine: (who) =>
        sql<boolean>`t.request_id in (select t.id from information_requests t where ${mine(who)})`,
      goes: { rows: ['token_hash'] },
      untold: 'all',
    },
    {
      table: 'information_requests',
      purpose: 'application',
      isRecord: 'whole',
      mine,
      goes: {
        message: sign,
        name,
        email: sign,
        answers: becoming('{}'),
        files: becoming('[]'),
        answered_by: sign,
        reply: sign,
        before: leaves,
        after: leaves,
        received: becoming('[]'),
      },
      stays: {
        course: [
          'side',
          'state',
          'due_on',
          'fields',
          'documents',
          'language',
          'step',
          'reminded_on',
        ],
      },
      fileList: 'files',
      untold: ['before', 'after', 'fields', 'documents', 'step', 'received', 'reminded_on'],
    },
    {
      table: 'information_requests',
      purpose: 'application',
      mine: (who) => sql<boolean>`t.application_id = any(${who.records}) and t.side = 'employer'`,
      goes: { message: sign, reply: sign },
      untold: 'all',
    },
  ],
}
