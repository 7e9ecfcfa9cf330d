import type { ServerModule } from '#kit/server/server-module.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import { announceReturns } from './announce-returns.ts'
import { applicationLetterSamples } from './application-letter-samples.ts'
import { applicationMailboxes } from './application-mailboxes.ts'
import { applicationParent } from './application-parent.ts'
import { applicationSearchables } from './application.search.ts'
import { applicationsToDecide } from './applications-to-decide.ts'
import { applicationsHandlers } from './applications.handlers.ts'
import { assigningHandlers } from './assigning.handlers.ts'
import { judgesApplicants, judgesHeldApplicants } from './judge-again.ts'
import { assignedApplications } from './open-work.ts'
import { assignApplications } from './assign-many.ts'
import { returnUnreviewed } from './return-unreviewed.ts'
import { noticedApplications } from './noticed-applications.ts'
import { applicationsJobsEn } from './job-strings.en.ts'
import { applicationsJobsFr } from './job-strings.fr.ts'
import { applicationsEn } from '../contract/strings.en.ts'
import { applicationsFr } from '../contract/strings.fr.ts'
import { applicationsHistoryEn } from '../contract/history-strings.en.ts'
import { applicationsHistoryFr } from '../contract/history-strings.fr.ts'
import { applicationsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: [
    'application_documents',
    'application_search',
    'application_versions',
    'applications',
    'checkpoints',
  ],
  letters: Object.values(applicationsLetters),
  served: ({ subjects }) => [...applicationsHandlers, ...assigningHandlers(subjects)],
  jobs: ({ subjects }) => [returnUnreviewed, announceReturns(subjects)],
  jobWords: { area: 'funding', en: applicationsJobsEn, fr: applicationsJobsFr },
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { applications: applicationsHistoryEn.history },
        fr: { applications: applicationsHistoryFr.history },
        words: { en: applicationsEn, fr: applicationsFr },
      },
    ],

    bulkActs: ({ subjects }) => [assignApplications(subjects)],
    letterSamples: () => [applicationLetterSamples],
    judgesParticipants: () => [judgesApplicants],
    measures: () => [applicationsToDecide],
    mailboxes: () => [applicationMailboxes],
    judgesHeld: () => [judgesHeldApplicants],
    noticed: () => [noticedApplications],
    openWork: () => [assignedApplications],
    parents: () => [applicationParent],
    searchables: () => applicationSearchables,
    personalData: () => [applicationsPersonalData],
  },
}
