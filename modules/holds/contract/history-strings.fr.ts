import type { Translated } from '#kit/contract/strings.ts'
import type { holdsHistoryEn } from './history-strings.en.ts'

export const holdsHistoryFr: Translated<typeof holdsHistoryEn> = {
  history: {
    placed: 'a imposé la suspension',
    change: 'a modifié la suspension',
    lift: 'a levé la suspension',
    bypass: 'a permis une exception',
    expire: 'a mis fin à la suspension : son dernier jour est passé',
  },
}
