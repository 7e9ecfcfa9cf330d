import type { Cell } from '../actors.ts'

export const bankAccountCells: Record<string, Cell> = {
  //                   V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // bank fields of an employer: finance looks and verifies, the employer enters its own.
  readBankAccounts: {
    own: '             1  + + 4  3 3 + 4  + 3  3 3 3  3 3 1 1',
    other: '           1  + + 4  3 3 + 4  4 3  3 3 3  3 3 1 1',
  },
  revealBankAccount: {
    own: '             1  + + 4  3 3 + 4  + 3  3 3 3  3 3 1 1',
    other: '           1  + + 4  3 3 + 4  4 3  3 3 3  3 3 1 1',
  },
  addBankAccount: {
    own: '             1  + + 4  3 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '           1  + + 4  3 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  // Whoever entered it does not verify it.
  verifyBankAccount: ' 1  + + 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  refuseBankAccount: ' 1  + + 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
}
