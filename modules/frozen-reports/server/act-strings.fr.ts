import type { Translated } from '#kit/contract/strings.ts'
import type { frozenReportsActsEn } from './act-strings.en.ts'

export const frozenReportsActsFr: Translated<typeof frozenReportsActsEn> = {
  audited: {
    frozenReports: {
      frozen: 'a figé un rapport',
      withdrawn: 'a retiré un rapport figé',
    },
  },
}
