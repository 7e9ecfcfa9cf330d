import { defineLetters } from '#kit/contract/define-letters.ts'
import type { NoticeKind } from '#modules/notifications/contract/kinds.ts'
import { programsSubjects } from './programs.subjects.ts'
import { programsEn } from './strings.en.ts'
import { programsFr } from './strings.fr.ts'

export const programsLetters = defineLetters(
  'programs',
  { en: programsEn, fr: programsFr },
  {
    /** To those who look after the program, once for each share. */
    budgetUsed: {
      audience: ['staff'],
      about: 'program',
      kind: 'budgetUsed' satisfies NoticeKind,
      needs: programsSubjects.may('update', 'Programs Edit'),
      facts: {
        program: 'bilingual',
        reference: 'text',
        percent: 'number',
        used: 'money',
        total: 'money',
        link: 'link',
      },
    },
  },
)
