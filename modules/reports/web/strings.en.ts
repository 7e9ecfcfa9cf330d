/** Words of the screens alone. */
export const reportsScreensEn = {
  kinds: {
    participants: 'Participants',
    training: 'Short-term training',
    money: 'Money',
    service: 'Time and quality',
    applications: 'Applications and employers',
  },
  none: {
    title: 'No reports here',
    body: 'Your role shows no reports of this kind.',
  },
  choose: 'Report',
  rowsBy: 'Rows by',
  narrowed: {
    label: 'Filters',
    allPrograms: 'All programs',
    allRegions: 'All regions',
    otherProgram: 'Another program',
  },
  periods: {
    kind: 'Length of the period',
    kinds: { month: 'Month', quarter: 'Quarter', fiscalYear: 'Fiscal year', all: 'All time' },
    previous: 'Previous: {period}',
    next: 'Next: {period}',
  },
  compare: {
    label: 'Compare with',
    previous: 'Previous period',
    yearBefore: 'Same period last year',
    none: 'No comparison',
    change: 'Change',
  },
  chart: {
    kept: 'Withheld',
    told: '{title}, by {by}. Highest: {row}, {number} {measure}. All numbers are in the table.',
    empty: '{title}, by {by}. There is nothing to draw.',
  },
  sections: {
    meaning: 'What the columns mean',
  },
  todayOnly: 'This report is known of today alone, so it is told as of today.',
  partlyToday: 'Told of today alone, and left out here: {measures}.',
  empty: 'Nothing in this period.',
  actions: { print: 'Print page' },
} as const
