import type { ServerModule } from '#kit/server/server-module.ts'
import { birthdaysHandlers } from './birthdays.handlers.ts'
import { remindOfBirthdays } from './remind-of-birthdays.ts'

export const manifest: ServerModule = {
  served: ({ subjects }) => birthdaysHandlers(subjects),
  jobs: ({ subjects }) => [remindOfBirthdays(subjects)],
}
