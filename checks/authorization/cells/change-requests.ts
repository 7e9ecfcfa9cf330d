import type { Cell } from '../actors.ts'

export const changeRequestCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // change requests: view A, A, A, P, A, view, view, O; of the employer's half, no employee has any
  listChangeRequests: '      1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  exportChangeRequests: '    1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  readChangeRequest: {
    own: '                   1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 3  3 3 3  3 3 1 1',
  },
  readChangeRequestHistory: {
    own: '                   1  + + +  + + + +  4 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 3  3 3 3  3 3 1 1',
  },
  // Asked for by employers, and by staff for them.
  readChangeableTerms: {
    own: '                   1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  computeChangeRequest: '    1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
  createChangeRequest: '     1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
  resubmitChangeRequest: {
    own: '                   1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  withdrawChangeRequest: {
    own: '                   1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  // Recommended and sent back by A, A, A, P; decided by A, A, A, and approvers.
  recommendChangeRequest: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  sendBackChangeRequest: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  returnChangeRequest: '     1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  approveChangeRequest: '    1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  denyChangeRequest: '       1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
}
