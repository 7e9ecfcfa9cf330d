import { defineLetters } from '#kit/contract/define-letters.ts'
import { notesAndTasksEn } from './strings.en.ts'
import { notesAndTasksFr } from './strings.fr.ts'

export const tasksLetters = defineLetters(
  'tasks',
  { en: notesAndTasksEn, fr: notesAndTasksFr },
  {
    reminder: {
      audience: ['staff'],
      about: 'task',
      facts: {
        task: 'text',
        when: 'dateAndTime',
        about: 'text',
        reference: 'text',
        link: 'link',
      },
    },
  },
)
