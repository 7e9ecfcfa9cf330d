import type { ServerModule } from '#kit/server/server-module.ts'
import { orphanedLetters } from '../contract/orphaned.letters.ts'
import { closeByTime } from './close-by-time.ts'
import { followsPlacements } from './follow-placements.ts'
import { assignedCases } from './open-work.ts'
import { orphanedHandlers } from './orphaned.handlers.ts'
import { orphanedParent } from './orphaned-parent.ts'
import { remindAssignees } from './remind-assignees.ts'
import { noticedCases } from './noticed-cases.ts'
import { orphanedJobsEn } from './job-strings.en.ts'
import { orphanedJobsFr } from './job-strings.fr.ts'
import { orphanedEn } from '../contract/strings.en.ts'
import { orphanedFr } from '../contract/strings.fr.ts'
import { orphanedHistoryEn } from '../contract/history-strings.en.ts'
import { orphanedHistoryFr } from '../contract/history-strings.fr.ts'
import { orphanedPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['orphaned_cases', 'orphaned_steps'],
  letters: Object.values(orphanedLetters),
  served: () => orphanedHandlers,
  jobs: () => [closeByTime, remindAssignees],
  jobWords: { area: 'funding', en: orphanedJobsEn, fr: orphanedJobsFr },
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { orphaned: orphanedHistoryEn.history },
        fr: { orphaned: orphanedHistoryFr.history },
        words: { en: orphanedEn, fr: orphanedFr },
      },
    ],

    followsPlacements: () => [followsPlacements],
    noticed: () => [noticedCases],
    openWork: () => [assignedCases],
    parents: () => [orphanedParent],
    personalData: () => [orphanedPersonalData],
  },
}
