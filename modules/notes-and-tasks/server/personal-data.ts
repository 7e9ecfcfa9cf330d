import { sql } from 'kysely'
import { becomes, ofRecords, type PersonalData } from '#kit/server/personal-data.ts'
import { notesAndTasksEn } from '../contract/strings.en.ts'
import { notesAndTasksFr } from '../contract/strings.fr.ts'

const { leaves, sign } = becomes

/** What staff keep about a person beside their record, and what waits for the person to be done. */
export const notesAndTasksPersonalData: PersonalData = {
  words: { en: notesAndTasksEn, fr: notesAndTasksFr },
  affairs: [
    {
      affair: 'openTask',
      table: 'tasks',
      mine: (
        who,
      ) => sql<boolean>`(t.parent_id = any(${who.records}) or t.assignee_id = any(${who.ids('user')}))
        and t.done_at is null and t.deleted_at is null`,
    },
  ],
  tables: [
    {
      table: 'trash_items',
      purpose: 'work',
      mine: (who) => sql<boolean>`t.parent_id = any(${who.records}) and t.kind <> 'task'`,
      goes: { rows: ['kind', 'parent_kind', 'title'] },
      untold: 'all',
    },
    {
      table: 'trash_items',
      purpose: 'work',
      mine: (who) => sql<boolean>`t.parent_id = any(${who.records}) and t.kind = 'task'`,
      goes: { title: sign },
      untold: 'all',
    },
    {
      table: 'notes',
      purpose: 'work',
      isRecord: 'whole',
      mine: ofRecords('parent_id'),
      goes: { rows: ['body', 'parent_kind', 'visibility'] },
      isOfStaff: true,
      untold: ['parent_kind', 'visibility'],
    },
    {
      table: 'tasks',
      purpose: 'work',
      isRecord: 'whole',
      mine: ofRecords('parent_id'),
      goes: { title: sign, titles: leaves },
      stays: {
        course: ['parent_kind', 'due_on', 'due_at', 'priority', 'field_group', 'overdue_told_for'],
      },
      isOfStaff: true,
      untold: ['parent_kind', 'titles', 'due_at', 'priority', 'field_group', 'overdue_told_for'],
    },
    {
      table: 'record_files',
      purpose: 'work',
      isRecord: 'whole',
      mine: ofRecords('parent_id'),
      goes: { rows: ['caption', 'kind', 'parent_kind'] },
      isOfStaff: true,
      untold: ['parent_kind'],
      file: 'file_id',
    },
  ],
}
