import type { ServerModule } from '#kit/server/server-module.ts'
import { forgetViews } from './keep-view.ts'
import { savedViewsHandlers } from './saved-views.handlers.ts'

export const manifest: ServerModule = {
  served: () => savedViewsHandlers,
  jobs: () => [forgetViews],
}
