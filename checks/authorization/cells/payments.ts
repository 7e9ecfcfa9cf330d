import type { Cell } from '../actors.ts'

export const paymentCells: Record<string, Cell> = {
  //                  V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // payments: view A, A, –, P, A, A, view, O, O; the list is exported by all of them but employees
  listPayments: '     1  + + 3  + + + +  + +  3 3 3  3 3 1 1',
  exportPayments: '   1  + + 3  + + + +  + 3  3 3 3  3 3 1 1',
  readPayment: {
    own: '            1  + + 3  + + + +  + +  3 3 3  3 3 1 1',
    other: '          1  + + 3  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  readPaymentHistory: {
    own: '            1  + + 3  + + + +  4 4  3 3 3  3 3 1 1',
    other: '          1  + + 3  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  downloadPaymentFile: {
    own: '            1  + + 3  + + + +  + 4  3 3 3  3 3 1 1',
    other: '          1  + + 3  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  // Claimed by employers, by participants what is paid to them, and for these by whoever assesses.
  createPayment: '    1  3 3 3  3 3 3 3  + 4  3 3 3  3 3 1 1',
  createSupplementClaim: ' 1 3 3 3  + 3 + 3  + +  3 3 3  3 3 1 1',
  changeSupplementClaim: {
    own: '            1  3 3 3  + 3 + 3  + 4  3 3 3  3 3 1 1',
    other: '          1  3 3 3  4 3 + 3  4 4  3 3 3  3 3 1 1',
  },
  computePayment: '   1  3 3 3  3 3 3 3  + 4  3 3 3  3 3 1 1',
  changePayment: {
    own: '            1  3 3 3  3 3 3 3  + +  3 3 3  3 3 1 1',
    other: '          1  3 3 3  3 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  submitPayment: {
    own: '            1  3 3 3  3 3 3 3  + +  3 3 3  3 3 1 1',
    other: '          1  3 3 3  3 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  cancelPayment: {
    own: '            1  3 3 3  3 3 3 3  + +  3 3 3  3 3 1 1',
    other: '          1  3 3 3  3 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  // Entered for a participant and assessed in the own programs, and by finance.
  enterPayment: {
    own: '            1  3 3 3  + 3 + 3  3 3  3 3 3  3 3 1 1',
    other: '          1  3 3 3  4 3 + 3  3 3  3 3 3  3 3 1 1',
  },
  cancelEnteredPayment: {
    own: '            1  3 3 3  + 3 + 3  3 3  3 3 3  3 3 1 1',
    other: '          1  3 3 3  4 3 + 3  3 3  3 3 3  3 3 1 1',
  },
  returnPayment: {
    own: '            1  3 3 3  + 3 + 3  3 3  3 3 3  3 3 1 1',
    other: '          1  3 3 3  4 3 + 3  3 3  3 3 3  3 3 1 1',
  },
  assessPayment: {
    own: '            1  3 3 3  + 3 + 3  3 3  3 3 3  3 3 1 1',
    other: '          1  3 3 3  4 3 + 3  3 3  3 3 3  3 3 1 1',
  },
  // What came back, finance pays again, and notes what a participant was paid.
  recordPaymentPaid: '1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  undoPaymentPaid: '  1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  retryPayment: '     1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  // Decided by A, approvers and finance.
  approvePayment: '   1  + + 3  3 + + 3  3 3  3 3 3  3 3 1 1',
  approvePayments: '  1  + + 3  3 + + 3  3 3  3 3 3  3 3 1 1',
  declinePayment: '   1  + + 3  3 + + 3  3 3  3 3 3  3 3 1 1',
}
