import type { ServerModule } from '#kit/server/server-module.ts'
import { notificationsLetters } from '../contract/notifications.letters.ts'
import { forgetNotices } from './forget-notices.ts'
import { sendDigests } from './send-digests.ts'
import { tellOfRefused } from './tell-of-refused.ts'
import { tellFollowers } from './tell-followers.ts'
import { notificationsHandlers } from './notifications.handlers.ts'
import { notificationsJobsEn } from './job-strings.en.ts'
import { notificationsJobsFr } from './job-strings.fr.ts'
import { notificationsActsEn } from './act-strings.en.ts'
import { notificationsActsFr } from './act-strings.fr.ts'
import { notificationsEn } from '../contract/strings.en.ts'
import { notificationsFr } from '../contract/strings.fr.ts'
import { notificationsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: [
    'digest_entries',
    'happenings',
    'mail_rhythms',
    'notices',
    'notification_preferences',
    'record_stances',
  ],
  letters: Object.values(notificationsLetters),
  served: notificationsHandlers,
  jobs: (product) => [forgetNotices, sendDigests(product), tellOfRefused(product)],
  steppedJobs: (product) => [tellFollowers(product)],
  jobWords: { area: 'desk', en: notificationsJobsEn, fr: notificationsJobsFr },
  offers: {
    acts: () => [
      {
        area: 'desk',
        en: notificationsActsEn.audited,
        fr: notificationsActsFr.audited,
        words: { en: notificationsEn, fr: notificationsFr },
      },
    ],
    personalData: () => [notificationsPersonalData],
  },
}
