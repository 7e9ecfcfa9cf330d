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

export const manifest: ServerModule = {
  tables: ['orphaned_cases', 'orphaned_steps'],
  letters: Object.values(orphanedLetters),
  served: () => orphanedHandlers,
  jobs: () => [closeByTime, remindAssignees],
  jobWords: { area: 'funding', en: orphanedJobsEn, fr: orphanedJobsFr },
  offers: {
    followsPlacements: () => [followsPlacements],
    noticed: () => [noticedCases],
    openWork: () => [assignedCases],
    parents: () => [orphanedParent],
  },
}
