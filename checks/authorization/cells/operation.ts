import type { Cell } from '../actors.ts'

export const operationCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // letters as they left hold secret links: administrators of all alone
  listMessages: '            1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
  readMessage: '             1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
}
