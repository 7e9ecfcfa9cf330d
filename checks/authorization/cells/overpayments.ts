import type { Cell } from '../actors.ts'

export const overpaymentCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // seen as payments are; an employee finds none of an employer's
  listOverpayments: '        1  + + 3  + + + +  + +  3 3 3  3 3 1 1',
  exportOverpayments: '      1  + + 3  + + + +  + 3  3 3 3  3 3 1 1',
  readOverpayment: {
    own: '                   1  + + 3  + + + +  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + 3  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  readOverpaymentHistory: {
    own: '                   1  + + 3  + + + +  4 4  3 3 3  3 3 1 1',
    other: '                 1  + + 3  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  // what is kept back from a payment, for those who see that payment; an employee of their own
  readKept: {
    own: '                   1  + + 3  + + + +  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + 3  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  // recorded and received by finance alone
  readOverpaymentTerms: '    1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  createOverpayment: '       1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  receiveOverpayment: '      1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  keepBack: '                1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  giveBack: '                1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  takeBackReceipt: '         1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  // (money was received of it)
  cancelOverpayment: '       1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  // given up by those who approve
  writeOffOverpayment: '     1  + + 3  3 + + 3  3 3  3 3 3  3 3 1 1',
}
