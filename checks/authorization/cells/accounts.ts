import { anybody, signedIn, type Cell } from '../actors.ts'

export const accountsCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // accounts: everybody has a session of their own
  login: anybody,
  unlockSignIn: anybody,
  logout: '                  1  + + +  + + + +  + +  + + +  + + 1 +',
  me: signedIn,
  setLanguage: signedIn,
  badgeCounts: signedIn,
  readDashboard: '           1  + + +  + + + +  + +  + + +  3 3 1 1',
  // each finds what the lists show them
  findRecords: signedIn,

  // how long the session lasts is told even with an expired password
  readSession: '             1  + + +  + + + +  + +  + + +  + + 1 1',
  extendSession: '           1  + + +  + + + +  + +  + + +  + + 1 1',
  // devices: own settings of everybody
  listDevices: signedIn,
  endOtherSessions: signedIn,
  endDevice: {
    own: signedIn,
    other: '                 1  4 4 4  4 4 4 4  4 4  4 4 4  4 3 1 1',
  },
  listRecentSignIns: signedIn,
}
