import { defineLetters } from '#kit/contract/define-letters.ts'
import { birthdaysScreens } from './birthdays.screens.ts'
import { birthdaysEn } from './strings.en.ts'
import { birthdaysFr } from './strings.fr.ts'

export const birthdaysLetters = defineLetters(
  'birthdays',
  { en: birthdaysEn, fr: birthdaysFr },
  {
    reminder: {
      audience: ['staff'],
      once: true,
      opens: birthdaysScreens.birthdays.path,
      facts: {
        count: 'number',
        list: {
          lines: {
            line: { date: 'dayOfYear', name: 'text' },
            lineWithAge: { date: 'dayOfYear', name: 'text', turns: 'number' },
          },
        },
      },
    },
  },
)
