import type { Cell } from '../actors.ts'

/** Merge: A A P – – –; the two of a pair that are others' come back as missing. */
export const mergeCells: Record<string, Cell> = {
  listDuplicates: '          1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
  keepApart: '               1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
  compareAgain: '            1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
  mergeShareholders: '       1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
  listMerges: {
    own: '                   1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 3 3  3 3 1 1',
  },
  undoMerge: {
    own: '                   1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 3 3  3 3 1 1',
  },
  /** Whoever adds or changes shareholders is told of those that they see. */
  findLookalikes: '          1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
}
