import { anybody, signedIn, type Cell } from '../actors.ts'

const ownAlone: Cell = {
  own: signedIn,
  //     V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha
  other: '1  4 4 4  4 4 4 4  4 4  4 4 4  4 3 1 1',
}

export const twoFactorCells: Record<string, Cell> = {
  // the second step, passkeys and single sign-on: whoever has the secret of it
  answerChallenge: anybody,
  sendChallengeCode: anybody,
  askForPasskey: anybody,
  signInWithPasskey: anybody,
  beginSingleSignOn: anybody,
  finishSingleSignOn: anybody,

  // own settings: everybody's own account, whatever the role permits
  proveIdentity: signedIn,
  sendProofCode: signedIn,
  readTwoFactorStatus: signedIn,
  readTwoFactorMethods: signedIn,
  setUpTwoFactorApp: signedIn,
  sendEnrolmentCode: signedIn,
  verifyTwoFactor: signedIn,
  removeTwoFactor: signedIn,
  renewRecoveryCodes: signedIn,
  listPasskeys: signedIn,
  offerPasskey: signedIn,
  addPasskey: signedIn,
  renamePasskey: ownAlone,
  removePasskey: ownAlone,
}
