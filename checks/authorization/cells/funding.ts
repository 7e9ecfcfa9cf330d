import { anybody, type Cell } from '../actors.ts'

export const fundingCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // programs: A, A, view; for applicants the public facts, which are a public call
  listPrograms: '            1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  /** Exports: P, A, finance, A; the program list is no report of finance. */
  exportPrograms: '          1  + + +  + + 3 +  3 3  3 3 3  3 3 1 1',
  listOpenPrograms: anybody,
  readProgram: '             1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  readProgramHistory: '      1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  addProgram: '              1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  setRegionalBudget: '        1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  editProgram: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  openProgram: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  pauseProgram: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  closeProgram: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  archiveProgram: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  copyProgram: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',

  // participants, view: A, A, P, view, limited, view, O; an employee the own record, which is no list
  listParticipants: '        1  + + +  + + + +  + 3  3 3 3  3 3 1 1',
  exportParticipants: '      1  + + +  + + 3 +  + 3  3 3 3  3 3 1 1',
  readParticipant: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  readParticipantLedger: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  /** The history names staff: nothing for applicants. */
  readParticipantHistory: {
    own: '                   1  + + +  + + + +  4 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  listParticipantFiles: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  downloadParticipantFiles: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  editParticipant: {
    own: '                   1  + + +  + 3 3 3  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  // what somebody said about themselves: never anybody else's
  revealSelfIdentification: {
    own: '                   1  3 3 3  3 3 3 3  3 +  3 3 3  3 3 1 1',
    other: '                 1  3 3 3  3 3 3 3  3 4  3 3 3  3 3 1 1',
  },
  changeSelfIdentification: {
    own: '                   1  3 3 3  3 3 3 3  3 +  3 3 3  3 3 1 1',
    other: '                 1  3 3 3  4 3 3 3  4 4  3 3 3  3 3 1 1',
    missing: '               1  4 4 4  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  // employers: whoever sees applications sees who applies, as far; their history names other programs
  listEmployerDirectory: '   1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  exportEmployerDirectory: ' 1  + + +  + + 3 +  3 3  3 3 3  3 3 1 1',
  readEmployer: {
    own: '                   1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  3 3  3 3 3  3 3 1 1',
  },
  listEmployerApplications: {
    own: '                   1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  3 3  3 3 3  3 3 1 1',
  },
  readEmployerHistory: '     1  + + +  4 + + +  3 3  3 3 3  3 3 1 1',

  // applications, view: A, P, A, A, A, O, O
  listApplications: '        1  + + +  + + + +  + +  3 3 3  3 3 1 1',
  /** Exports: A, P, A, finance, A, O, and of an employee the own data, which is no list. */
  exportApplications: '      1  + + +  + + 3 +  + 3  3 3 3  3 3 1 1',
  readApplication: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  /** The history and the frozen versions name staff and their notes: nothing for applicants. */
  readApplicationHistory: {
    own: '                   1  + + +  + + + +  4 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  readFrozenVersion: {
    own: '                   1  + + +  + + + +  4 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  /** Here a document of the employer's half; an employee has the own half alone. */
  downloadDocument: {
    own: '                   1  + + +  + + + +  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  /** Each side has the own half's. */
  downloadDocuments: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },

  // create, edit while pending: A, P, O; an employee the own half, and this is the employer's
  editApplication: {
    own: '                   1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  withdrawApplication: {
    own: '                   1  + + +  + 3 3 3  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  /** Staff in their programs, an employer for itself; the employer's half is no employee's. */
  submitOnBehalf: {
    own: '                   1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  /** Who may submit sees beforehand what it would come to. */
  estimateOnBehalf: {
    own: '                   1  + + +  + 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  },

  // assign, bulk assign: A, to self
  listAssignees: '           1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
  /** Many at once: refused record by record in the answer. */
  assignApplications: '      1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
  assignApplication: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },

  // checkpoints, record: A, P; override: A, the approver
  recordCheckpoint: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  /** As the checkpoints: who may be uplifted is seen by those who check. */
  confirmUplift: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  overrideCheck: '           1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',

  // recommend: A, P
  requestInformation: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  readAskable: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  extendInformationRequest: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  withdrawInformationRequest: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  receiveInformation: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  /** Seen as the application is; each applicant the own side's. */
  listInformationRequests: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  /** Nobody is asked for anything but the applicants. */
  openInformationRequest: {
    own: '                   1  4 4 4  4 4 4 4  + +  3 3 3  3 3 1 1',
    other: '                 1  4 4 4  4 4 4 4  4 4  3 3 3  3 3 1 1',
  },
  /** Seen as the application is; each applicant the own side's. */
  listConversations: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  /** Update: A, P, own; here the employer's, of whom the employee never hears. */
  listDocuments: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  /** Here of the employer’s side, which the employee does not know of. */
  addDocuments: {
    own: '                   1  + + +  + 3 3 3  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  acceptDocument: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  refuseDocument: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  reviewDocumentAgain: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  removeApplicationDocument: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  restoreDocument: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  dateDocument: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  sendMessage: {
    own: '                   1  + + +  + 3 3 3  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  readConversation: {
    own: '                   1  + + +  + + + +  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  downloadMessageFile: {
    own: '                   1  + + +  + + + +  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  recommendApplication: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  // decide: A, the approver
  returnApplication: '       1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  approveApplication: '      1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  rejectApplication: '       1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  reopenApplication: '       1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',

  // the public form: whoever has the secret link
  startDraft: anybody,
  readDraft: anybody,
  saveDraft: anybody,
  sendDraftLink: anybody,
  sendFreshLink: anybody,
  checkParticipant: anybody,
  estimateFunding: anybody,
  uploadDocument: anybody,
  removeDocument: anybody,
  submitEmployerHalf: anybody,
  submitParticipantHalf: anybody,
  readInformationDraft: anybody,
  saveInformationDraft: anybody,
  sendInformationLink: anybody,
  uploadInformation: anybody,
  removeInformation: anybody,
  submitInformation: anybody,
  openConversation: anybody,
  answerByLink: anybody,
  readByLink: anybody,
  sendMessagesLink: anybody,
  uploadMessageFile: anybody,
  downloadByLink: anybody,
}
