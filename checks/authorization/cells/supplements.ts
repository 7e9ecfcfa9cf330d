import type { Cell } from '../actors.ts'

export const supplementCells: Record<string, Cell> = {
  //                      V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // supplements: view A, A, A, P, A, view, view, O, S; the list is exported by all of them but employees
  listSupplements: '      1  + + +  + + + +  + +  3 3 3  3 3 1 1',
  exportSupplements: '    1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  readSupplement: {
    own: '                1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '              1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  readSupplementHistory: {
    own: '                1  + + +  + + + +  4 4  3 3 3  3 3 1 1',
    other: '              1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  // Requested by employers, and by staff for them.
  listSupplementOffers: ' 1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
  createSupplement: '     1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
  changeSupplement: {
    own: '                1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '              1  + + +  4 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  withdrawSupplement: {
    own: '                1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '              1  + + +  4 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  cancelSupplement: {
    own: '                1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '              1  + + +  4 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  // Decided by A, A, A, and approvers.
  approveSupplement: '    1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  declineSupplement: '    1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  closeSupplement: '      1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  reopenSupplement: '     1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
}
