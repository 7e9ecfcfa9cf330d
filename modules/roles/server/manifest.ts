import type { ServerModule } from '#kit/server/server-module.ts'
import { rolesHandlers } from './roles.handlers.ts'
import { rolesEn } from '../contract/strings.en.ts'
import { rolesFr } from '../contract/strings.fr.ts'
import { rolesHistoryEn } from '../contract/history-strings.en.ts'
import { rolesHistoryFr } from '../contract/history-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['roles'],
  served: () => rolesHandlers,
  offers: {
    acts: () => [
      {
        area: 'people',
        en: { roles: rolesHistoryEn.history },
        fr: { roles: rolesHistoryFr.history },
        words: { en: rolesEn, fr: rolesFr },
        open: ['role'],
      },
    ],
  },
}
