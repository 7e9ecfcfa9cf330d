import { defineLetters } from '#kit/contract/define-letters.ts'
import { savedReportsScreens } from './saved-reports.screens.ts'
import { savedReportsEn } from './strings.en.ts'
import { savedReportsFr } from './strings.fr.ts'

const opens = savedReportsScreens.savedReports.path

export const savedReportsLetters = defineLetters(
  'savedReports',
  { en: savedReportsEn, fr: savedReportsFr },
  {
    /** The figures are those that the reader may see; the report itself is opened signed in. */
    sent: {
      audience: ['staff'],
      once: true,
      facts: {
        report: 'text',
        period: 'bilingual',
        figures: { lines: { figure: { label: 'text', value: 'text' } } },
        link: 'link',
      },
    },
    /** To whoever sends it: who may not see the report any more. */
    notSent: { audience: ['staff'], once: true, opens, facts: { report: 'text', people: 'text' } },
    /** To those who got it: nobody sends it any more. */
    stopped: { audience: ['staff'], once: true, opens, facts: { report: 'text', owner: 'text' } },
  },
)
