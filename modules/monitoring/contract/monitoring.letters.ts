import { defineLetters } from '#kit/contract/define-letters.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
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

/** What is said of a form that was sent. */
const ofAnswered = {
  reference: 'text',
  form: 'bilingual',
  participant: 'text',
  employer: 'text',
} as const

export const monitoringLetters = defineLetters('monitoring', monitoringWords, {
  opened: { audience: ['employer', 'participant'], about, facts },
  reminder: { audience: ['employer', 'participant'], about, facts },
  overdue: { audience: ['employer', 'participant'], about, facts },
  lastReminder: { audience: ['employer', 'participant'], about, facts },
  changesAsked: {
    audience: ['employer', 'participant'],
    about,
    facts: { ...facts, changes: 'text' },
  },
  extended: { audience: ['employer', 'participant'], about, facts: { ...facts, reason: 'text' } },
  freshLink: { audience: ['employer', 'participant'], about, mailOnly: true, facts },
  /** Mail is read by more than its reader: staff are told which form, and open it for the person. */
  overdueForAssignee: {
    audience: ['staff'],
    about,
    kind: 'formOverdue',
    needs: applicationsSubjects.may('recommend', 'Applications View'),
    facts: { reference: 'text', form: 'bilingual', employer: 'text', dueOn: 'date', link: 'link' },
  },
  /** In the queue an acceptance can be undone for ten seconds. */
  accepted: { audience: ['employer', 'participant'], about, waits: 15, facts: ofAnswered },
  received: { audience: ['employer', 'participant'], about, facts: ofAnswered },
})
