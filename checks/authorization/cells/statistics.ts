import { anybody, type Cell } from '../actors.ts'

export const statisticsCells: Record<string, Cell> = {
  //                             V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // statistics, monthly investments: A A P O – A; care confirmed: A A P O A A
  readStatistics: '              1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
  readMonthlyInvestments: '      1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
  readMonthlyCare: '             1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
  // export: A A P – – A
  exportStatistics: '            1  + + +  3 3 3 +  3 3  + 3 3  3 3 1 1',
  exportMonthlyInvestments: '    1  + + +  3 3 3 +  3 3  + 3 3  3 3 1 1',
  exportMonthlyCare: '           1  + + +  3 3 3 +  3 3  + 3 3  3 3 1 1',
  // close a month: A A – – – –
  closeMonth: '                  1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',

  // birthdays are seen with one's shareholders and not by CARE; export, calendar: A A P – – A
  listBirthdays: '               1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
  exportBirthdays: '             1  + + +  3 3 3 +  3 3  + 3 3  3 3 1 1',
  downloadBirthdayCalendar: '    1  + + +  3 3 3 +  3 3  + 3 3  3 3 1 1',
  readBirthdayFeed: '            1  + + +  3 3 3 +  3 3  + 3 3  3 3 1 1',
  renewBirthdayFeed: '           1  + + +  3 3 3 +  3 3  + 3 3  3 3 1 1',
  revokeBirthdayFeed: '          1  + + +  3 3 3 +  3 3  + 3 3  3 3 1 1',
  /** Whoever has the secret address. */
  fetchBirthdayFeed: anybody,
}
