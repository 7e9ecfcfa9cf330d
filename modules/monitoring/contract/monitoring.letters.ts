import { defineLetters } from '#kit/contract/define-letters.ts'
import { monitoringWords } from './words.ts'

const about = 'monitoringForm'
const facts = {
  reference: 'text',
  /** The form as its side calls it. */
  form: 'bilingual',
  participant: 'text',
  employer: 'text',
  dueOn: 'date',
  link: 'secretLink',
} as const

export const monitoringLetters = defineLetters('monitoring', monitoringWords, {
  opened: { about, facts },
  reminder: { about, facts },
  overdue: { about, facts },
  lastReminder: { about, facts },
  changesAsked: { about, facts: { ...facts, changes: 'text' } },
  extended: { about, facts: { ...facts, reason: 'text' } },
  freshLink: { about, mailOnly: true, facts },
  /** Mail is read by more than its reader: staff are told which form, and open it for the person. */
  overdueForAssignee: {
    about,
    kind: 'formOverdue',
    facts: { reference: 'text', form: 'bilingual', employer: 'text', dueOn: 'date', link: 'link' },
  },
  received: {
    about,
    facts: { reference: 'text', form: 'bilingual', participant: 'text', employer: 'text' },
  },
})
