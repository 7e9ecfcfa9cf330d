import { signedIn, type Cell } from '../actors.ts'

/** Answers to forms, here those of the employer’s half: whoever may view that half of the application. */
export const answersCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  /** Of a record that one may not read there are none. */
  listResponses: signedIn,
  readResponse: {
    own: '                   1  + + +  + + + +  4 4  4 4 4  4 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  4 4 4  4 3 1 1',
  },
  /** A file is read by whoever reads the answer. */
  downloadAnswerFile: {
    own: '                   1  + + +  + + + +  4 4  4 4 4  4 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  4 4 4  4 3 1 1',
  },
  compareResponses: {
    own: '                   1  + + +  + + + +  4 4  4 4 4  4 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  4 4 4  4 3 1 1',
  },
  listDifferences: signedIn,
  /** Seen by whoever reads both answers, settled by whoever verifies: A, A, P, O. */
  settleDifference: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  /** Of a program that every funding role sees; of others’ programs the list is empty. */
  listAnswers: '             1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  listAnswerVersions: '      1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  /** Exports: A, P, A, finance, A; applications are no export of finance. */
  exportAnswers: '           1  + + +  + + 3 +  3 3  3 3 3  3 3 1 1',
}
