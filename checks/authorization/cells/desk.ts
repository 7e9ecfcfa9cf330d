import { signedIn, type Cell } from '../actors.ts'

/**
 * Notes, tasks and files on a record: seen by whoever sees the record, notes and files added by
 * whoever may change it. The own ones are a shareholder's whom the adviser looks after; whoever sees
 * or changes applications alone finds nothing there, and whoever adds to orders alone adds nothing.
 */
const seen: Cell = {
  own: '  1  + + +  4 4 4 +  3 3  + + +  3 3 1 1',
  other: '1  + + +  4 4 4 +  3 3  4 4 +  3 3 1 1',
}
const addable = '1  + + +  4 3 3 3  3 3  + + +  3 3 1 1'
const written: Cell = {
  own: '  1  + + +  4 3 3 3  3 3  + + 3  3 3 1 1',
  other: '1  + + +  4 3 3 3  3 3  4 4 3  3 3 1 1',
  missing: addable,
}
/** A note that there is: the adviser wrote the own one. */
const ofAuthor: Cell = {
  own: '  1  + + +  4 3 3 3  3 3  3 + 3  3 3 1 1',
  other: '1  + + +  4 3 3 3  3 3  4 4 3  3 3 1 1',
  missing: addable,
}
/** Tasks, each within the permission on them: A, A, P, O, O, –; one’s own on a record that one sees. */
const tasked = {
  own: '  1  + + +  4 4 4 3  3 3  + + +  3 3 1 1',
  other: '1  + + +  4 4 4 3  3 3  4 4 +  3 3 1 1',
}
/** The same of a task that there is: those without shareholders have tasks of their own, and see none
 * here; these are the adviser’s. */
const ofTask: Cell = {
  own: '  1  + + +  4 4 4 3  3 3  + + 3  3 3 1 1',
  other: '1  + + +  4 4 4 3  3 3  4 4 3  3 3 1 1',
  missing: tasked.own,
}

const ofOwner: Cell = {
  own: '  1  4 4 4  4 4 4 4  4 4  4 + 4  4 3 1 1',
  other: '1  4 4 4  4 4 4 4  4 4  4 4 4  4 3 1 1',
}

export const deskCells: Record<string, Cell> = {
  countParts: seen,
  listNotes: seen,
  listRecordTasks: seen,
  readTimeline: seen,
  listFiles: seen,
  downloadFile: seen,
  showPicture: seen,

  listMentionable: written,
  addNote: written,
  editNote: ofAuthor,
  deleteNote: ofAuthor,
  addFile: written,
  editFile: written,
  placeFile: written,
  deleteFile: written,

  //                V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha
  listTasks: '      1  + + +  + + + 3  3 3  + + +  3 3 1 1',
  countTasks: '     1  + + +  + + + 3  3 3  + + +  3 3 1 1',
  listTaskPeople: ' 1  + + +  + + + 3  3 3  + + +  3 3 1 1',
  listRecordPeople: tasked,
  addTask: tasked,
  editTask: ofTask,
  finishTask: ofTask,
  reopenTask: ofTask,
  deleteTask: ofTask,

  // the overview: whoever lists shareholders
  readInvestors: '  1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',

  // saved views: one's own list of them; a private one is its owner's, here the adviser's
  listViews: signedIn,
  openView: signedIn,
  addView: signedIn,
  setDefaultView: signedIn,
  editView: ofOwner,
  deleteView: ofOwner,
  // of what was not deleted there is nothing to take back
  restoreView: '    1  4 4 4  4 4 4 4  4 4  4 4 4  4 3 1 1',

  // what one deleted oneself, and everything where one may restore: A A P O
  listTrash: '      1  + + +  + 3 3 3  3 3  + + +  3 3 1 1',
  restoreItem: {
    own: '          1  + + +  4 3 3 3  3 3  + + 4  3 3 1 1',
    other: '        1  + + +  4 3 3 3  3 3  4 4 4  3 3 1 1',
  },
  /** Item by item: what is others’ comes back as not found. */
  restoreItems: '   1  + + +  + 3 3 3  3 3  + + +  3 3 1 1',
  // for good: archive, A A P
  purgeItem: {
    own: '          1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
    other: '        1  + + +  3 3 3 3  3 3  4 3 3  3 3 1 1',
  },
}
