import type { ServerModule } from '#kit/server/server-module.ts'
import { deskOf } from '#modules/notes-and-tasks/server/desk.ts'
import { dashboardHandlers } from './dashboard.handlers.ts'
import { investorsHandlers } from './investors.handlers.ts'
import { workHandlers } from './work.handlers.ts'

export const manifest: ServerModule = {
  served: (product) => [
    ...dashboardHandlers,
    ...investorsHandlers(deskOf(product)),
    ...workHandlers(deskOf(product), product),
  ],
}
