import { anybody, type Cell } from '../actors.ts'

export const fundingRequestCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // short-term training: view A, A, P, A, view, view, O; the lists are exported by P, A and O, approved ones by finance too
  listFundingRequests: '     1  + + +  + + + +  + +  3 3 3  3 3 1 1',
  exportFundingRequests: '   1  + + +  + + 3 +  + 3  3 3 3  3 3 1 1',
  // Whoever may ask names a placement of their own.
  createFundingRequest: '    1  + + +  + 3 3 3  + +  3 3 3  3 3 1 1',
  // As whoever may ask for it.
  readTrainingLeft: {
    own: '                   1  + + +  + 3 3 3  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  readFundingRequest: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  readFundingRequestHistory: {
    own: '                   1  + + +  + + + +  4 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  // By whoever is asked alone.
  openFundingRequest: {
    own: '                   1  4 4 4  4 3 3 3  + 4  3 3 3  3 3 1 1',
    other: '                 1  4 4 4  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  remindOfFundingRequest: {
    own: '                   1  + + +  + 3 3 3  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  // Decided by A, A, and approvers.
  approveFundingRequest: '   1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  returnFundingRequest: '    1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  rejectFundingRequest: '    1  + + +  3 + 3 3  3 3  3 3 3  3 3 1 1',
  remindOfFundingEvidence: {
    own: '                   1  + + +  + 3 3 3  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  // Reviewed for payment by finance, and by those who do everything.
  reviewFundingRequest: '    1  + + 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  returnFundingEvidence: '   1  + + 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  takeBackFundingReview: '   1  + + 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  recordFundingRequestPaid: '1  + + 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  closeFundingRequest: {
    own: '                   1  + + +  + 3 3 3  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  readFundingForm: anybody,
  saveFundingForm: anybody,
  sendFundingLink: anybody,
  uploadToFundingForm: anybody,
  removeFromFundingForm: anybody,
  submitFundingForm: anybody,
  cancelFundingRequest: {
    own: '                   1  + + +  + 3 3 3  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1 1',
  },
}
