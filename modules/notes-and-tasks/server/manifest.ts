import type { ServerModule } from '#kit/server/server-module.ts'
import { notesLetters } from '../contract/notes.letters.ts'
import { tasksLetters } from '../contract/tasks.letters.ts'
import { deskOf } from './desk.ts'
import { emptyTrash } from './empty-trash.ts'
import { notesAndTasksHandlers } from './notes-and-tasks.handlers.ts'
import { openTasks } from './open-tasks.ts'
import { remindOfTasks, tellOverdueTasks } from './remind-of-tasks.ts'
import { restoreItems } from './restore-many.ts'
import { noticedNotes } from './noticed-notes.ts'
import { noticedParents } from './noticed-parents.ts'
import { noticedTasks } from './noticed-tasks.ts'
import { notesAndTasksJobsEn } from './job-strings.en.ts'
import { notesAndTasksJobsFr } from './job-strings.fr.ts'
import { notesAndTasksEn } from '../contract/strings.en.ts'
import { notesAndTasksFr } from '../contract/strings.fr.ts'
import { notesAndTasksActsEn } from './act-strings.en.ts'
import { notesAndTasksActsFr } from './act-strings.fr.ts'
import { notesAndTasksPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['note_mentions', 'notes', 'record_files', 'tasks', 'trash_items'],
  letters: [...Object.values(notesLetters), ...Object.values(tasksLetters)],
  served: (product) => notesAndTasksHandlers(deskOf(product)),
  jobs: (product) => [
    emptyTrash,
    remindOfTasks(deskOf(product)),
    tellOverdueTasks(deskOf(product)),
  ],
  jobWords: { area: 'desk', en: notesAndTasksJobsEn, fr: notesAndTasksJobsFr },
  offers: {
    acts: () => [
      {
        area: 'desk',
        en: notesAndTasksActsEn.audited,
        fr: notesAndTasksActsFr.audited,
        words: { en: notesAndTasksEn, fr: notesAndTasksFr },
      },
    ],

    bulkActs: (product) => [restoreItems(deskOf(product))],
    noticed: (product) => [
      ...noticedParents(deskOf(product)),
      noticedNotes(deskOf(product)),
      noticedTasks(deskOf(product)),
    ],
    openWork: (product) => [openTasks(deskOf(product))],
    personalData: () => [notesAndTasksPersonalData],
  },
}
