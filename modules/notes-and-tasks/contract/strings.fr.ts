import type { Translated } from '#kit/contract/strings.ts'
import type { notesAndTasksEn } from './strings.en.ts'

export const notesAndTasksFr: Translated<typeof notesAndTasksEn> = {
  screens: {
    tasks: 'Tâches',
  },
  subjects: {
    Tasks: 'Tâches',
  },
}
