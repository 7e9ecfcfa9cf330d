import { anybody, signedIn, type Cell } from '../actors.ts'

const ownAlone: Cell = {
  own: signedIn,
  //     V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha
  other: '1  4 4 4  4 4 4 4  4 4  4 4 4  4 3 1 1',
}

export const operationCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // letters as they left hold secret links: administrators of all alone
  listMessages: '            1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
  readMessage: '             1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
  tryMessageAgain: '         1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
  stopMessage: '             1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
  sendMessageAgain: '        1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
  tryMessagesAgain: '        1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
  stopMessages: '            1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',

  // what was done: those who look after the log; of their own data, participants
  listAuditEntries: '        1  + + +  3 3 3 +  3 +  3 3 3  3 3 1 1',
  exportAuditEntries: '      1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  readAuditSeal: '           1  + + +  3 3 3 +  3 +  3 3 3  3 3 1 1',
  readAuditEntry: {
    own: '                   1  + + +  3 3 3 +  3 +  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 4  3 3 3  3 3 1 1',
  },

  // whom mail does not reach: staff who see the record
  readRefusedMail: {
    own: '                   1  + + +  + + + +  4 4  4 4 4  4 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  4 4 4  4 3 1 1',
  },

  // letters on paper: whoever opens the record; one to its employer, its participant does not read
  listLetters: {
    own: '                   1  + + +  + + + +  + +  4 4 4  4 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  4 4 4  4 3 1 1',
  },
  openLetter: {
    own: '                   1  + + +  + + + +  + 4  4 4 4  4 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  4 4 4  4 3 1 1',
  },

  // sent again: staff who work on its record
  sendLetterAgain: {
    own: '                   1  + + +  + + 3 3  3 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + 3 3  4 4  3 3 3  3 3 1 1',
    missing: '               1  4 4 4  4 4 4 3  4 4  3 3 3  3 3 1 1',
  },

  // a letter whose mail has a link: whoever has that
  readMailedLetter: anybody,
  openMailedLetter: anybody,

  // what the product does by itself: an auditor looks, administrators run it
  listJobs: '                1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  readState: '               1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  takeSupportBundle: '       1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  readJob: '                 1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  runJob: '                  1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',

  // what became of many records at once: whoever asked for it alone
  readBulkRun: ownAlone,
  undoBulkRun: ownAlone,

  // all that is held about one person: administrators; of oneself everybody
  exportPerson: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  previewErasure: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  erasePerson: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  exportOneself: signedIn,

  // a file before the step that takes it: whoever is signed in
  keepFile: signedIn,
}
