import type { Translated } from '#kit/contract/strings.ts'
import type { clockworkActsEn } from './act-strings.en.ts'

export const clockworkActsFr: Translated<typeof clockworkActsEn> = {
  audited: {
    clockwork: {
      run: 'a lancé une tâche de fond',
      bundleTaken: 'a pris une archive pour le soutien',
    },
  },
}
