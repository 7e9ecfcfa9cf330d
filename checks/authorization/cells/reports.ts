import type { Cell } from '../actors.ts'

const ofOwner = '     1  4 4 4  + 4 4 4  4 3  3 3 3  3 3 1 1'
const ofWhole = '     1  + + +  4 + + +  4 3  3 3 3  3 3 1 1'

export const reportCells: Record<string, Cell> = {
  //                V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // reports, exports: A, A, P, A, finance, A, O; which report, its own tests say
  listReports: '    1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  readReport: '     1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  exportReport: '   1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  // saved: one's own (here the case officer's, private), and of reports that one has
  listSavedReports: ' 1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  addSavedReport: '   1  + + +  + + 3 +  + 3  3 3 3  3 3 1 1',
  editSavedReport: ofOwner,
  deleteSavedReport: ofOwner,
  readReportSchedule: ofOwner,
  setReportSchedule: ofOwner,
  removeReportSchedule: ofOwner,

  // frozen: staff who see all that is counted, here all the spending
  listFrozenReports: '   1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  freezeReport: '        1  + + +  3 + + 3  3 3  3 3 3  3 3 1 1',
  readFrozenReport: ofWhole,
  compareFrozenReport: ofWhole,
  exportFrozenReport: ofWhole,
  printFrozenReport: ofWhole,
  withdrawFrozenReport: '1  + + +  3 + + 3  3 3  3 3 3  3 3 1 1',

  printReport: '    1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
}
