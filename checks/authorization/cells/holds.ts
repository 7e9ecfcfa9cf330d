import type { Cell } from '../actors.ts'

export const holdsCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // holds: A, A, P, A, payment holds, view, own; this one is on payments of the own employer
  listHolds: '               1  + + +  + + + +  + +  3 3 3  3 3 1 1',
  exportHolds: '             1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  readHold: {
    own: '                   1  + + +  + + + +  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  readHoldHistory: {
    own: '                   1  + + +  + + + +  4 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  placeHold: {
    own: '                   1  + + +  + + + 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 + + 3  3 3  3 3 3  3 3 1 1',
  },
  changeHold: {
    own: '                   1  + + +  + + + 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + 3  3 3  3 3 3  3 3 1 1',
  },
  liftHold: {
    own: '                   1  + + +  + + + 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + 3  3 3  3 3 3  3 3 1 1',
  },
  /** Let one application pass: whoever may place holds of everything. */
  bypassHold: '              1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  /** What stands in the way: as far as the record is seen. */
  readEmployerHolds: {
    own: '                   1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  3 3  3 3 3  3 3 1 1',
  },
  readParticipantHolds: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  readApplicationHolds: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
}
