import type { Translated } from '#kit/contract/strings.ts'
import type { settingsHistoryEn } from './history-strings.en.ts'

export const settingsHistoryFr: Translated<typeof settingsHistoryEn> = {
  history: {
    edited: 'a modifié les paramètres généraux',
  },
}
