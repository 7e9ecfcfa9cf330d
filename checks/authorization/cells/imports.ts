import type { Cell } from '../actors.ts'

export const importCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // import: A, A, and nobody else
  listImports: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  uploadImport: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  readImport: '              1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listImportRows: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listImportProblems: '     1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listImportRepeats: '      1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listImportEffects: '      1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  mendImport: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  exportImportErrors: '      1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  checkImport: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  runImport: '               1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  revertImport: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  resumeImport: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
}
