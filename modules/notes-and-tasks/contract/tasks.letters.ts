import { defineLetters } from '#kit/contract/define-letters.ts'
import type { NoticeKind } from '#modules/notifications/contract/kinds.ts'
import { notesAndTasksSubjects } from './notes-and-tasks.subjects.ts'
import { notesAndTasksEn } from './strings.en.ts'
import { notesAndTasksFr } from './strings.fr.ts'

const ofTask = (kind: NoticeKind) =>
  ({
    audience: ['staff'],
    about: 'task',
    kind,
    needs: notesAndTasksSubjects.may('view', 'Tasks'),
    facts: { task: 'text', when: 'dateAndTime', about: 'text', reference: 'text', link: 'link' },
  }) as const

export const tasksLetters = defineLetters(
  'tasks',
  { en: notesAndTasksEn, fr: notesAndTasksFr },
  {
    assigned: ofTask('taskAssigned'),
    reminder: ofTask('taskDue'),
    overdue: ofTask('taskDue'),
  },
)
