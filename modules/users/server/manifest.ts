import type { ServerModule } from '#kit/server/server-module.ts'
import { usersLetters } from '../contract/users.letters.ts'
import { userMailboxes } from './user-mailboxes.ts'
import { userSearchables } from './user.search.ts'
import { usersHandlers } from './users.handlers.ts'
import { disableUsers, resendInvitations } from './act-on-many.ts'
import { usersEn } from '../contract/strings.en.ts'
import { usersFr } from '../contract/strings.fr.ts'
import { usersHistoryEn } from '../contract/history-strings.en.ts'
import { usersHistoryFr } from '../contract/history-strings.fr.ts'
import { usersActsEn } from './act-strings.en.ts'
import { usersActsFr } from './act-strings.fr.ts'
import { usersPersonalData } from './personal-data.ts'
import { userPeople } from './user-people.ts'

export const manifest: ServerModule = {
  tables: ['teams', 'user_programs'],
  letters: Object.values(usersLetters),
  served: ({ offers }) => usersHandlers(offers.openWork, offers.keptFactors),
  offers: {
    acts: () => [
      {
        area: 'people',
        en: {
          users: usersHistoryEn.history,
          accounts: usersHistoryEn.history,
          passwords: usersHistoryEn.history,
          registration: usersHistoryEn.history,
          ...usersActsEn.audited,
        },
        fr: {
          users: usersHistoryFr.history,
          accounts: usersHistoryFr.history,
          passwords: usersHistoryFr.history,
          registration: usersHistoryFr.history,
          ...usersActsFr.audited,
        },
        words: { en: usersEn, fr: usersFr },
        open: ['team'],
      },
    ],

    bulkActs: ({ offers }) => [disableUsers(offers.openWork), resendInvitations],
    mailboxes: () => [userMailboxes],
    searchables: () => userSearchables,
    people: () => [userPeople],
    personalData: () => [usersPersonalData],
  },
}
