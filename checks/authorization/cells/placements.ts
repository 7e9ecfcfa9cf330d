import type { Cell } from '../actors.ts'

/** Placements, their second checkpoint, and whoever is left without one. */
export const placementCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // placements: seen as the application; the agreement is the employer's and no employee's
  readPlacement: {
    own: '                   1  + + +  + + + +  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  // What a side answered is read by staff alone.
  readReportedEnd: {
    own: '                   1  + + +  + + + +  4 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  acceptOffer: {
    own: '                   1  + + +  + 3 3 3  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  confirmStart: {
    own: '                   1  + + +  + 3 3 3  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  /** An early end: whoever works on the application, and the employer; to take it back, whoever decides. */
  endPlacement: {
    own: '                   1  + + +  + 3 3 3  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  /** Given up before the first day: as an end; the participant reads and gives up the own one alone. */
  cancelPlacement: {
    own: '                   1  + + +  + 3 3 3  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  readOwnPlacement: {
    own: '                   1  4 4 4  4 4 4 4  4 +  3 3 3  3 3 1 1',
    other: '                 1  4 4 4  4 4 4 4  4 4  3 3 3  3 3 1 1',
  },
  declinePlacement: {
    own: '                   1  4 4 4  4 3 3 3  4 +  3 3 3  3 3 1 1',
    other: '                 1  4 4 4  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  reopenPlacement: '         1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  recordAcceptance: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  /** More time: whoever decides. */
  extendOffer: '             1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  extendStart: '             1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',

  // checkpoint two: seen as the application; recorded and asked for by A, P; granted by A, the approver
  readCheckpointTwo: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  recordCheckpointTwo: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  askOverride: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  grantOverride: '           1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  refuseOverride: '          1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',

  // orphaned participants: A, A, P, view, view; an employer those whom it is offered, without a name
  listOrphaned: '            1  + + +  + + 3 +  + 3  3 3 3  3 3 1 1',
  exportOrphaned: '          1  + + +  + + 3 +  + 3  3 3 3  3 3 1 1',
  readOrphaned: {
    own: '                   1  + + +  + + 3 +  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + 3 +  4 3  3 3 3  3 3 1 1',
  },
  listMatches: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  assignOrphaned: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  offerMatch: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  withdrawMatch: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  rematch: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  closeOrphaned: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  reopenOrphaned: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  doPlaybookStep: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
}
