import type { ServerModule } from '#kit/server/server-module.ts'
import { frozenReportsEn } from '../contract/strings.en.ts'
import { frozenReportsFr } from '../contract/strings.fr.ts'
import { frozenReportsActsEn } from './act-strings.en.ts'
import { frozenReportsActsFr } from './act-strings.fr.ts'
import { frozenReportsHandlers } from './frozen-reports.handlers.ts'
import { frozenReportsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['frozen_report_withdrawals', 'frozen_reports'],
  served: () => frozenReportsHandlers,
  offers: {
    acts: () => [
      {
        area: 'desk',
        en: frozenReportsActsEn.audited,
        fr: frozenReportsActsFr.audited,
        words: { en: frozenReportsEn, fr: frozenReportsFr },
      },
    ],
    personalData: () => [frozenReportsPersonalData],
  },
}
