import type { ServerModule } from '#kit/server/server-module.ts'
import { deskOf } from '#modules/notes-and-tasks/server/desk.ts'
import { messagesLetters } from '../contract/messages.letters.ts'
import { forgetMessageFiles } from './forget-files.ts'
import { messagesHandlers } from './messages.handlers.ts'
import { noticedMessages } from './noticed-messages.ts'
import { messagesInTimeline } from './messages-in-timeline.ts'
import { messagesJobsEn } from './job-strings.en.ts'
import { messagesJobsFr } from './job-strings.fr.ts'
import { messagesActsEn } from './act-strings.en.ts'
import { messagesActsFr } from './act-strings.fr.ts'
import { messagesPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['messages', 'message_files', 'message_links'],
  letters: Object.values(messagesLetters),
  served: () => messagesHandlers,
  jobs: () => [forgetMessageFiles],
  jobWords: { area: 'funding', en: messagesJobsEn, fr: messagesJobsFr },
  offers: {
    acts: () => [{ area: 'desk', en: messagesActsEn.audited, fr: messagesActsFr.audited }],
    noticed: (product) => [noticedMessages(deskOf(product))],
    spoken: () => [messagesInTimeline],
    personalData: () => [messagesPersonalData],
  },
}
