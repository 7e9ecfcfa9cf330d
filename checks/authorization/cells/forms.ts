import { anybody, type Cell } from '../actors.ts'

/** The forms of a program are seen by whoever sees programs, and changed by whoever configures them. */
export const formsCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  listForms: '               1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  readForm: '                1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  readFormVersion: '         1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  beginFormDraft: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  editForm: '                1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  undoFormEdit: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  discardFormDraft: '        1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  publishForm: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  readPublicForm: anybody,
  readStandardForm: anybody,
}
