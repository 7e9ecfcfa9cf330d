import { defineLetters } from '#kit/contract/define-letters.ts'
import type { NoticeKind } from '#modules/notifications/contract/kinds.ts'
import { applicationsSubjects } from './applications.subjects.ts'
import { applicationsWords } from './words.ts'

const about = 'application'
/** Mail is read by more than its reader: staff are told which application, and open it for the person. */
const ofAssignee = (kind: NoticeKind) =>
  ({
    audience: ['staff'],
    about,
    kind,
    needs: applicationsSubjects.may('recommend', 'Applications View'),
    facts: { reference: 'text', employer: 'text', link: 'link' },
  }) as const

const severalWithdrawn = {
  count: 'number',
  lines: { lines: { withdrawnOne: { reference: 'text' } } },
} as const

export const applicationsLetters = defineLetters('applications', applicationsWords, {
  received: {
    audience: ['employer'],
    about,
    facts: { reference: 'text', participant: 'text', program: 'bilingual', days: 'number' },
  },
  invited: {
    audience: ['participant'],
    about,
    facts: { participant: 'text', employer: 'text', position: 'text', link: 'secretLink' },
  },
  /** The invitation once more, while their half is not there. */
  invitedAgain: {
    audience: ['participant'],
    about,
    facts: { participant: 'text', employer: 'text', position: 'text', link: 'secretLink' },
  },
  participantAwaited: {
    audience: ['employer'],
    about,
    facts: { reference: 'text', participant: 'text' },
  },
  participantDone: {
    audience: ['employer'],
    about,
    facts: { reference: 'text', participant: 'text' },
  },
  sameName: { audience: ['participant'], facts: {} },
  approved: {
    audience: ['participant'],
    about,
    paper: 'decision',
    facts: {
      reference: 'text',
      participant: 'text',
      employer: 'text',
      program: 'bilingual',
      amount: 'money',
      note: 'text',
    },
  },
  rejected: {
    audience: ['employer'],
    about,
    paper: 'decision',
    facts: {
      reference: 'text',
      participant: 'text',
      program: 'bilingual',
      reasons: { choices: 'reasonCodes' },
      note: 'text',
      link: 'link',
    },
  },
  returned: {
    audience: ['employer'],
    about,
    facts: { reference: 'text', participant: 'text', program: 'bilingual', link: 'link' },
  },
  returnedForPerson: {
    audience: ['participant'],
    about,
    facts: { reference: 'text', employer: 'text', program: 'bilingual' },
  },
  /** `by`: of which type whoever withdrew it is. */
  withdrawn: {
    audience: ['employer'],
    about,
    facts: {
      reference: 'text',
      participant: 'text',
      program: 'bilingual',
      by: 'text',
      link: 'link',
    },
  },
  withdrawnForPerson: {
    audience: ['participant'],
    about,
    facts: { reference: 'text', employer: 'text', program: 'bilingual', by: 'text' },
  },
  /** In place of one for each of those that were withdrawn together; no name stands in it. */
  withdrawnTogether: {
    audience: ['employer'],
    about: 'employer',
    facts: { ...severalWithdrawn, by: 'text', link: 'link' },
  },
  reopened: {
    audience: ['employer'],
    about,
    facts: { reference: 'text', participant: 'text', program: 'bilingual', link: 'link' },
  },
  reopenedForPerson: {
    audience: ['participant'],
    about,
    facts: { reference: 'text', employer: 'text', program: 'bilingual' },
  },
  goingBack: {
    audience: ['staff'],
    kind: 'goingBack',
    needs: applicationsSubjects.may('assign', 'Applications View'),
    facts: { count: 'number', day: 'date', link: 'link' },
  },
  assigned: ofAssignee('assigned'),
  informationReceived: ofAssignee('informationReceived'),
  messageReceived: ofAssignee('messageReceived'),
  decidedApproved: ofAssignee('decided'),
  decidedRejected: ofAssignee('decided'),
  decidedWithdrawn: ofAssignee('decided'),
  /** About the first of them. */
  decidedWithdrawnTogether: {
    audience: ['staff'],
    about,
    kind: 'decided',
    needs: applicationsSubjects.may('recommend', 'Applications View'),
    facts: { ...severalWithdrawn, employer: 'text', link: 'link' },
  },
})
