import type { Cell } from '../actors.ts'

/** Several applications at once: whoever creates one, but for employees, who apply for themselves. */
const whoApplies = '           1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1'

export const participantSheetCells: Record<string, Cell> = {
  readSheet: whoApplies,
  saveSheet: whoApplies,
  pasteRows: whoApplies,
  uploadRows: whoApplies,
  closeSheet: whoApplies,
  downloadTemplate: whoApplies,
  listSubmittedSheets: whoApplies,
  /** Whoever sees one of its applications. */
  readSubmittedSheet: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  /** Refused application by application in the answer. */
  withdrawSheet: '           1  + + +  + 3 3 3  + +  3 3 3  3 3 1 1',
  /** Staff in their programs; an employer in every one. */
  submitSheet: {
    own: whoApplies,
    other: '                 1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
  },
}
