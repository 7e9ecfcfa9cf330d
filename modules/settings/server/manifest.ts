import type { ServerModule } from '#kit/server/server-module.ts'
import { settingsHandlers } from './settings.handlers.ts'
import { settingsEn } from '../contract/strings.en.ts'
import { settingsFr } from '../contract/strings.fr.ts'
import { settingsHistoryEn } from '../contract/history-strings.en.ts'
import { settingsHistoryFr } from '../contract/history-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['general_settings'],
  served: () => settingsHandlers,
  offers: {
    acts: () => [
      {
        area: 'operation',
        en: { settings: settingsHistoryEn.history },
        fr: { settings: settingsHistoryFr.history },
        words: { en: settingsEn, fr: settingsFr },
        open: ['generalSettings'],
      },
    ],
  },
}
