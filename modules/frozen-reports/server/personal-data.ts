import { sql } from 'kysely'
import type { PersonalData } from '#kit/server/personal-data.ts'
import { frozenReportsEn } from '../contract/strings.en.ts'
import { frozenReportsFr } from '../contract/strings.fr.ts'

const figures = ['report', 'kind', 'is_personal', 'period', 'content', 'digest'] as const
const words = ['title_en', 'title_fr', 'search_words', 'sent_to', 'note', 'frozen_at'] as const

/** What was told to a funder stays as it was told: sums, in which no person is found. */
export const frozenReportsPersonalData: PersonalData = {
  words: { en: frozenReportsEn, fr: frozenReportsFr },
  tables: [
    {
      table: 'frozen_reports',
      purpose: 'work',
      mine: (who) => sql<boolean>`t.search_words ~ ${who.names}`,
      goes: {},
      stays: { statistics: [...figures, ...words] },
      untold: 'all',
    },
    {
      table: 'frozen_report_withdrawals',
      purpose: 'work',
      mine: (who) => sql<boolean>`searchable(t.reason) ~ ${who.names}`,
      goes: {},
      stays: { statistics: ['reason', 'withdrawn_at'] },
      untold: 'all',
    },
  ],
}
