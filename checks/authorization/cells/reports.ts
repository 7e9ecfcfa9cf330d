import type { Cell } from '../actors.ts'

export const reportCells: Record<string, Cell> = {
  //                V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // reports, exports: A, A, P, A, finance, A, O; which report, its own tests say
  listReports: '    1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  readReport: '     1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  exportReport: '   1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  printReport: '    1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
}
