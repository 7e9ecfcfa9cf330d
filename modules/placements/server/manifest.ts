import type { ServerModule } from '#kit/server/server-module.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { completePlacements } from './complete-placements.ts'
import { judgesHeldPlacements } from './give-days-after-hold.ts'
import { lapsePlacements } from './lapse-placements.ts'
import { searchablePlacements } from './placement.search.ts'
import { placementsHandlers } from './placements.handlers.ts'
import { remindEmployers } from './remind-employers.ts'
import { placementsJobsEn } from './job-strings.en.ts'
import { placementsJobsFr } from './job-strings.fr.ts'
import { placementsActsEn } from './act-strings.en.ts'
import { placementsActsFr } from './act-strings.fr.ts'
import { placementsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['placements'],
  letters: Object.values(placementsLetters),
  served: ({ offers }) => placementsHandlers(offers.followsPlacements, offers.hearsOfEnds),
  jobs: ({ offers }) => [
    lapsePlacements(offers.followsPlacements),
    completePlacements,
    remindEmployers,
  ],
  jobWords: { area: 'funding', en: placementsJobsEn, fr: placementsJobsFr },
  offers: {
    acts: () => [{ area: 'funding', en: placementsActsEn.audited, fr: placementsActsFr.audited }],

    searchables: () => [searchablePlacements],
    judgesHeld: () => [judgesHeldPlacements],
    personalData: () => [placementsPersonalData],
  },
}
