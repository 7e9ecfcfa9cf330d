import type { ServerModule } from '#kit/server/server-module.ts'
import { participantMailboxes } from './participant-mailboxes.ts'
import { searchableParticipants } from './participant.search.ts'
import { participantsHandlers } from './participants.handlers.ts'
import { noticedParticipants } from './noticed-participants.ts'
import { ownFieldsOfParticipants } from './own-of-participant.ts'
import { sealSelfIdentification } from './seal-self-identification.ts'
import { participantsJobsEn } from './job-strings.en.ts'
import { participantsJobsFr } from './job-strings.fr.ts'
import { participantsEn } from '../contract/strings.en.ts'
import { participantsFr } from '../contract/strings.fr.ts'
import { participantsHistoryEn } from '../contract/history-strings.en.ts'
import { participantsHistoryFr } from '../contract/history-strings.fr.ts'
import { participantsPersonalData } from './personal-data.ts'
import { participantPeople } from './participant-people.ts'

export const manifest: ServerModule = {
  tables: ['participant_standings', 'participants', 'self_identifications'],
  served: ({ offers }) => participantsHandlers(offers.judgesParticipants),
  steppedJobs: () => [sealSelfIdentification],
  jobWords: { area: 'people', en: participantsJobsEn, fr: participantsJobsFr },
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { participants: participantsHistoryEn.history },
        fr: { participants: participantsHistoryFr.history },
        words: { en: participantsEn, fr: participantsFr },
        reveals: ['participants.selfIdentificationRevealed'],
      },
    ],

    ownFieldBearers: () => [ownFieldsOfParticipants],
    mailboxes: () => [participantMailboxes],
    noticed: () => [noticedParticipants],
    searchables: () => [searchableParticipants],
    people: () => [participantPeople],
    personalData: () => [participantsPersonalData],
  },
}
