import { defineLetters } from '#kit/contract/define-letters.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { notificationsEn } from './strings.en.ts'
import { notificationsFr } from './strings.fr.ts'

export const notificationsLetters = defineLetters(
  'notifications',
  { en: notificationsEn, fr: notificationsFr },
  {
    /** What was done follows the name of who did it. */
    followed: {
      audience: ['staff'],
      aboutAny: true,
      kind: 'followed',
      facts: { reference: 'text', doer: 'bilingual', done: 'bilingual', link: 'link' },
    },
    /** To whoever looks after the record that the mail was about. */
    mailRefused: {
      audience: ['staff'],
      aboutAny: true,
      kind: 'mailRefused',
      needs: applicationsSubjects.may('recommend', 'Applications View'),
      facts: { reference: 'text', link: 'link' },
    },
    /** In place of single ones, of what may be done without. */
    digest: {
      audience: ['staff'],
      isDigest: true,
      opens: '/notifications',
      facts: { count: 'number', news: 'text' },
    },
  },
)
