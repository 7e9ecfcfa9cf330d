import { anybody, type Cell } from '../actors.ts'

export const doorsCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // registration and invitations: whoever has the link, or asks for it
  register: anybody,
  verifyEmail: anybody,
  resendVerification: anybody,
  askEmployeePassword: anybody,
  readInvitation: anybody,
  acceptInvitation: anybody,

  // mails that their readers may do without: whoever has one
  readMailChoice: anybody,
  unsubscribe: anybody,
  takeBackUnsubscribing: anybody,

  // passwords: everybody has one, and an expired one can be changed
  forgotPassword: anybody,
  resetPassword: anybody,
  changePassword: '          1  + + +  + + + +  + +  + + +  + + 1 1',
}
