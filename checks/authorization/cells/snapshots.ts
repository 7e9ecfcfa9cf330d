import type { Cell } from '../actors.ts'

export const snapshotCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // view: A, A, P, O, A, A
  listSnapshots: {
    own: '                   1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 3  4 4 +  3 3 1 1',
  },
  readSnapshot: {
    own: '                   1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 3  4 4 +  3 3 1 1',
  },
  // by hand: whoever may edit the order
  takeSnapshot: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  // restore: A, A, P, –, –, –
  restoreSnapshot: {
    own: '                   1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 3 3  3 3 1 1',
  },
  // delete: A, –, –, –, –, –
  deleteSnapshot: '          1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
  recoverSnapshot: '         1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
}
