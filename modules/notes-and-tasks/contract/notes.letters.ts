import { defineLetters } from '#kit/contract/define-letters.ts'
import { notesAndTasksEn } from './strings.en.ts'
import { notesAndTasksFr } from './strings.fr.ts'

export const notesLetters = defineLetters(
  'notes',
  { en: notesAndTasksEn, fr: notesAndTasksFr },
  {
    /** What the note says stays in the portal, where it is seen who reads it. */
    mentioned: {
      audience: ['staff'],
      about: 'note',
      kind: 'mentioned',
      facts: { author: 'text', about: 'text', reference: 'text', link: 'link' },
    },
  },
)
