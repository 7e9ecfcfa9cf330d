import type { ServerModule } from '#kit/server/server-module.ts'

export const manifest: ServerModule = {
  tables: ['placements'],
}
