import { sql } from 'kysely'
import {
  becomes,
  becoming,
  isNamed,
  ofRecords,
  type PersonalData,
  type PersonalTable,
  type Whose,
} from '#kit/server/personal-data.ts'
import { formsEn } from '../contract/strings.en.ts'
import { formsFr } from '../contract/strings.fr.ts'

const { leaves, nameless, sign } = becomes

/** Begun by the person, or for one of their records. */
const mineOfDrafts = (who: Whose) => sql<boolean>`(t.record_id = any(${who.records})
  or t.submitted_record_id = any(${who.records}) or coalesce(t.email = any(${who.emails}), false))`

/** Begun by others, and naming the person or another one of that name: theirs but for the name. */
const namingDrafts = (who: Whose) =>
  sql<boolean>`((${isNamed('answers', who)} or ${isNamed('set_aside', who)}) and not coalesce(${mineOfDrafts(who)}, false))`

const forgotten = {
  email: becomes.empty,
  answers: becoming('{}'),
  set_aside: becoming('{}'),
  sealed: becomes.empty,
  confirmed_in: becoming('{}'),
  files: becoming('[]'),
}

const drafts = (who: Whose) => sql`(select t.id from form_drafts t where ${mineOfDrafts(who)})`

/** What an employer said of itself and the position names the person at most. */
const ofEmployer = sql`t.purpose = 'application.employer'`

/** What the person answered, or an employer about the person. */
const responses = (who: Whose, by: 'own' | 'others') =>
  sql`(select t.id from form_responses t where t.record_id = any(${who.records}) and not ${ofEmployer}
    and (t.purpose like '%employer%') = ${sql.lit(by === 'others')})`

const ofEmployers = (who: Whose) =>
  sql`(select t.id from form_responses t where t.record_id = any(${who.records}) and ${ofEmployer})`

const answers = {
  table: 'form_answers',
  purpose: 'placement',
  goes: {
    text: sign,
    date: (column) => sql`case when ${column} is not null then '1900-01-01'::date end`,
  },
  stays: { statistics: ['number', 'options', 'item', 'key'] },
} as const satisfies Partial<PersonalTable>

const answeredFiles = {
  table: 'form_answers',
  purpose: 'placement',
  goes: { rows: ['key'] },
  untold: 'all',
  file: 'file_id',
} as const satisfies Partial<PersonalTable>

export const formsPersonalData: PersonalData = {
  words: { en: formsEn, fr: formsFr },
  tables: [
    {
      ...answeredFiles,
      mine: (who) =>
        sql<boolean>`t.file_id is not null and t.response_id in ${responses(who, 'own')}`,
    },
    {
      ...answeredFiles,
      mine: (who) =>
        sql<boolean>`t.file_id is not null and t.response_id in ${responses(who, 'others')}`,
      isOfStaff: true,
    },
    { ...answers, mine: (who) => sql<boolean>`t.response_id in ${responses(who, 'own')}` },
    {
      ...answers,
      mine: (who) => sql<boolean>`t.response_id in ${responses(who, 'others')}`,
      isOfStaff: true,
    },
    {
      table: 'form_answers',
      purpose: 'application',
      mine: (who) => sql<boolean>`t.response_id in ${ofEmployers(who)}`,
      goes: { text: nameless },
      untold: 'all',
    },
    {
      table: 'answer_differences',
      purpose: 'placement',
      isRecord: 'partly',
      mine: ofRecords('record_id'),
      goes: { note: sign },
      stays: { course: ['role', 'first_key', 'second_key'] },
      untold: 'all',
    },
    {
      table: 'form_responses',
      purpose: 'placement',
      mine: (who) => sql<boolean>`t.record_id = any(${who.records}) and not ${ofEmployer}`,
      goes: { content: leaves, submitted_by: sign },
      stays: { course: ['purpose', 'language', 'asked'] },
      untold: ['asked', 'content'],
    },
    {
      table: 'form_responses',
      purpose: 'work',
      mine: (who) => sql<boolean>`(${isNamed('submitted_by', who)}
        or (t.record_id = any(${who.records}) and ${ofEmployer}))`,
      goes: { content: becomes.namelessLeaves, submitted_by: nameless },
      untold: 'all',
    },
    {
      table: 'form_links',
      purpose: 'application',
      mine: (who) => sql<boolean>`t.draft_id in ${drafts(who)}`,
      goes: { rows: ['token_hash'] },
      untold: 'all',
    },
    {
      table: 'form_drafts',
      purpose: 'application',
      mine: (who) => sql<boolean>`${mineOfDrafts(who)} and t.purpose like '%employer%'`,
      goes: forgotten,
      fileList: 'files',
      untold: 'all',
    },
    {
      table: 'form_drafts',
      purpose: 'application',
      mine: (who) => sql<boolean>`${mineOfDrafts(who)} and t.purpose not like '%employer%'`,
      goes: forgotten,
      stays: { course: ['purpose', 'language', 'step'] },
      fileList: 'files',
      untold: ['confirmed_in', 'sealed', 'set_aside'],
    },
    {
      table: 'form_drafts',
      purpose: 'work',
      mine: namingDrafts,
      goes: { answers: becomes.namelessLeaves, set_aside: becomes.namelessLeaves },
      untold: 'all',
    },
  ],
}
