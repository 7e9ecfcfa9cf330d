import { sql } from 'kysely'
import {
  becomes,
  bearing,
  ofRecords,
  type PersonalData,
  type PersonalTable,
} from '#kit/server/personal-data.ts'
import { applicationsEn } from '../contract/strings.en.ts'
import { applicationsFr } from '../contract/strings.fr.ts'

const { name, nameless, namelessLeaves, sign } = becomes

/** What a version holds of the person; the employer's part loses their name alone. */
const frozen = sql`case jsonb_typeof(t.content -> 'participant') when 'object'
  then t.content || jsonb_build_object('participant', erased_leaves(t.content -> 'participant')) else t.content end`

const documents = {
  table: 'application_documents',
  purpose: 'application',
  goes: { rows: ['title', 'note', 'added_by_name', 'kind', 'side', 'series', 'way', 'status'] },
  stays: { course: ['reason_codes', 'expires_on', 'expiry_announced_for', 'expiry_told_for'] },
  untold: [
    'expiry_announced_for',
    'expiry_told_for',
    'series',
    'way',
    'side',
    'added_by_name',
    'note',
  ],
  file: 'file_id',
} as const satisfies Partial<PersonalTable>

export const applicationsPersonalData: PersonalData = {
  words: { en: applicationsEn, fr: applicationsFr },
  affairs: [
    {
      affair: 'openApplication',
      table: 'applications',
      mine: (who) => sql<boolean>`t.participant_id = any(${who.ids('participant')})
        and t.status not in ('approved', 'rejected', 'withdrawn', 'returned')`,
    },
  ],
  tables: [
    {
      table: 'applications',
      purpose: 'application',
      isRecord: 'partly',
      hasVersion: true,
      mine: bearing('participant', 'participant_id'),
      goes: {
        participant_name: name,
        participant_email: () => sql`'erased-' || t.participant_id || '@erased.invalid'`,
        own_contact: namelessLeaves,
        duties: nameless,
        learning_plan: nameless,
        hire_reason: sign,
        information_request: sign,
        recommendation_note: sign,
        applicant_note: sign,
        recommended_applicant_note: sign,
      },
      stays: {
        money: [
          'requested_amount',
          'approved_amount',
          'funding',
          'approved_funding',
          'hours_per_week',
          'hourly_wage',
          'employer_cost_percent',
          'other_funding',
          'left_of_placement',
        ],
        course: [
          'reference',
          'status',
          'stage',
          'channel',
          'language',
          'start_on',
          'end_on',
          'review_due_on',
          'returns_after',
          'asked_again',
          'information_due_on',
          'reason_codes',
          'recommended_reasons',
          'asked_sides',
          'region',
          'noc',
          'employment_type',
        ],
        others: [
          'position_title',
          'supervisor_name',
          'supervisor_email',
          'signatory_name',
          'signatory_title',
          'workplace_street',
          'workplace_city',
          'workplace_postal_code',
        ],
      },
      untold: [
        'asked_again',
        'recommendation_note',
        'supervisor_email',
        'own_contact',
        'funding',
        'approved_funding',
        'stage',
        'channel',
      ],
    },
    {
      table: 'application_versions',
      purpose: 'application',
      mine: ofRecords('application_id'),
      goes: { content: (_, who) => sql`erased_names(${frozen}, ${who.names})` },
      stays: { course: ['kind'] },
      untold: 'all',
    },
    {
      ...documents,
      mine: (who) =>
        sql<boolean>`t.application_id = any(${who.records}) and t.side = 'participant'`,
    },
    {
      ...documents,
      mine: (who) => sql<boolean>`t.application_id = any(${who.records}) and t.side = 'staff'`,
      isOfStaff: true,
    },
    {
      table: 'application_documents',
      purpose: 'work',
      mine: (who) =>
        sql<boolean>`t.added_by = any(${who.ids('user')}) and t.application_id <> all(${who.records})`,
      goes: { added_by_name: name },
      untold: 'all',
    },
    {
      table: 'checkpoints',
      purpose: 'application',
      mine: ofRecords('application_id'),
      goes: { items: (column) => sql`erased_fields(${column}, array['note'])` },
      stays: { course: ['status'] },
      untold: 'all',
    },
    {
      table: 'checkpoints',
      purpose: 'work',
      mine: (who) =>
        sql<boolean>`t.reviewed_by = any(${who.ids('user')}) or searchable(t.items::text) ~ ${who.names}`,
      goes: { items: namelessLeaves },
      untold: 'all',
    },
    {
      table: 'application_search',
      purpose: 'application',
      mine: ofRecords('application_id'),
      goes: { words: nameless },
      stays: { course: ['stage'] },
      untold: 'all',
    },
  ],
}
