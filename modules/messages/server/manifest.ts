import type { ServerModule } from '#kit/server/server-module.ts'
import { messagesLetters } from '../contract/messages.letters.ts'
import { forgetMessageFiles } from './forget-files.ts'
import { messagesHandlers } from './messages.handlers.ts'
import { messagesInTimeline } from './messages-in-timeline.ts'

export const manifest: ServerModule = {
  tables: ['messages', 'message_files', 'message_links'],
  letters: Object.values(messagesLetters),
  served: () => messagesHandlers,
  jobs: () => [forgetMessageFiles],
  offers: { spoken: () => [messagesInTimeline] },
}
