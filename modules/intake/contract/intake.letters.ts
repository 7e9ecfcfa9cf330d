import { defineLetters } from '#kit/contract/define-letters.ts'
import { intakeEn } from './strings.en.ts'
import { intakeFr } from './strings.fr.ts'

export const intakeLetters = defineLetters(
  'intake',
  { en: intakeEn, fr: intakeFr },
  {
    link: { audience: ['employer', 'participant'], nameless: true, facts: { link: 'secretLink' } },
  },
)
