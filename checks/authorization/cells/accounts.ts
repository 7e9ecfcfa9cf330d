import { anybody, signedIn, type Cell } from '../actors.ts'

export const accountsCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // accounts: everybody has a session of their own
  login: anybody,
  logout: '                  1  + + +  + + + +  + +  + + +  + + 1 +',
  me: signedIn,
  setLanguage: signedIn,
  badgeCounts: signedIn,
}
