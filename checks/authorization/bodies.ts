import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { checkpointOneItems } from '#modules/applications/contract/checkpoint.ts'
import {
  employerAnswers,
  positionAnswers,
  subsidyTerms,
} from '#modules/intake/server/intake.test-journey.ts'
import type { ObjectKind } from './actors.ts'
import { randomCode } from './things.ts'
import { missingToken, type World } from './world.ts'
import { fundingRequestBodies, newFundingRequest } from './funding-request-things.ts'
import { programBodies } from './new-program-body.ts'
import { typedAccount } from './bank-account-things.ts'
import { newOverpayment, overpaymentBodies } from './overpayment-things.ts'
import { newClaim, newSupplementClaim, paymentBodies } from './payment-things.ts'
import { placementRequestBodies } from './change-request-things.ts'
import { heldPayments, holdBodies, passed } from './hold-things.ts'
import { monitoringBodies } from './monitoring-things.ts'
import { reportBodies } from './report-bodies.ts'
import { ownSettingsBodies } from './own-settings-bodies.ts'
import { orphanedBodies, placementBodies } from './placement-bodies.ts'
import { informationBodies } from './information-bodies.ts'
import { settingsBodies } from './settings-things.ts'
import { sheetBodies } from './sheet-bodies.ts'
import { leadBodies } from './lead-bodies.ts'
import { investorBodies } from './investor-bodies.ts'
import { transferOf } from './transfer-body.ts'

export interface About {
  world: World
  kind: ObjectKind
  /** Of the actor; somebody's for visitors. */
  userId: string
}

type Body = (about: About) => object

export const thingsOf = ({ world, kind }: About) => world.things[kind === 'other' ? 'other' : 'own']
let seed = 5000

const newPassword = { password: 'Brumes & 42 cygnes', confirmation: 'Brumes & 42 cygnes' }

/** A body that passes the declared schema; an endpoint with a body and without a line here fails. */
const bodies: Record<string, Body> = {
  login: () => ({ email: 'nobody@example.org', password: 'wrong password 1' }),
  register: () => ({
    userType: 'employer',
    name: 'Nora Bélanger',
    email: 'nora@example.org',
    ...newPassword,
  }),
  verifyEmail: () => ({ token: missingToken, password: 'Some password 7' }),
  resendVerification: () => ({ email: 'nora@example.org' }),
  askEmployeePassword: () => ({ email: 'nora@example.org' }),
  readInvitation: () => ({ token: missingToken }),
  acceptInvitation: () => ({ token: missingToken, language: 'en', ...newPassword }),
  forgotPassword: () => ({ email: 'nobody@example.org' }),
  resetPassword: () => ({ token: missingToken, email: 'nobody@example.org', ...newPassword }),
  changePassword: () => ({ currentPassword: 'wrong password 1', ...newPassword }),
  setLanguage: () => ({ language: 'en' }),
  unlockSignIn: () => ({ token: missingToken }),
  answerChallenge: () => ({ challengeToken: missingToken, method: 'authApp', code: '123456' }),
  sendChallengeCode: () => ({ challengeToken: missingToken }),
  proveIdentity: () => ({ password: 'wrong password 1' }),
  sendEnrolmentCode: () => ({ phone: '613 555 0123' }),
  verifyTwoFactor: () => ({ code: '123456', method: 'sms' }),
  addPasskey: () => ({
    id: 'AAAA',
    clientDataJSON: 'AAAA',
    attestationObject: 'AAAA',
    transports: ['internal'],
    name: 'Laptop',
  }),
  renamePasskey: () => ({ name: 'Telephone' }),
  signInWithPasskey: () => ({
    id: 'AAAA',
    clientDataJSON: 'AAAA',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  }),
  finishSingleSignOn: () => ({ code: 'code', state: 'state' }),
  confirmEmail: () => ({ token: missingToken }),
  editGeneralSettings: () => ({ birthdayLeadDays: 9 }),
  editLetterhead: () => ({ signatoryName: 'Priya Raman' }),
  ...ownSettingsBodies,
  ...programBodies,
  editProgram: () => ({ agreementNumber: 'A-1' }),
  copyProgram: () => ({ code: randomCode() }),
  addRole: () => ({
    name: randomCode(),
    userType: 'staff',
    isAdminType: false,
    rules: [{ action: 'view', subject: 'Dashboard' }],
  }),
  editRole: () => ({ description: 'Looks after files' }),
  copyRole: () => ({ name: randomCode() }),
  editApplication: () => ({ positionTitle: 'Baker' }),
  assignApplications: (about) => ({
    ids: [thingsOf(about).applicationId],
    assigneeId: about.userId,
  }),
  assignApplication: ({ userId }) => ({ assigneeId: userId }),
  ...informationBodies,
  recordCheckpoint: () => ({
    items: { [checkpointOneItems[0]]: { result: 'pass', note: 'Seen' } },
  }),
  overrideCheck: () => ({ item: 'noStacking', reason: 'Below the limit', expiresOn: '2099-01-01' }),
  recommendApplication: () => ({ outcome: 'reject', reasonCodes: ['lowValue'], note: 'No' }),
  returnApplication: () => ({ note: 'Look again' }),
  approveApplication: () => ({ applicantNote: 'Welcome', expectedAmount: '1.00' }),
  confirmUplift: () => ({ applies: true }),
  rejectApplication: () => ({ reasonCodes: ['other'], applicantNote: 'No' }),
  withdrawApplication: () => ({ reason: 'Changed plans' }),
  reopenApplication: () => ({ reason: 'New facts' }),
  ...placementBodies,
  ...orphanedBodies,
  ...holdBodies,
  ...monitoringBodies,
  ...fundingRequestBodies,
  ...placementRequestBodies(thingsOf),
  ...paymentBodies,
  ...overpaymentBodies,
  createOverpayment: (about) => newOverpayment(thingsOf(about)),
  keepBack: (about) => ({
    paymentId: thingsOf(about).paymentId,
    keptAmount: '10.00',
    keptReason: 'As agreed',
  }),
  giveBack: (about) => ({ paymentId: thingsOf(about).paymentId }),
  takeBackReceipt: (about) => ({
    receiptId: thingsOf(about).overpaymentReceiptId,
    takenBackReason: 'The cheque came back',
  }),
  approvePayments: (about) => ({ ids: [thingsOf(about).paymentId] }),
  addToPaymentBatch: (about) => ({
    ids: [thingsOf(about).paymentId],
    batchId: thingsOf(about).paymentBatchId,
  }),
  addBankAccount: typedAccount,
  refuseBankAccount: () => ({ reason: 'The name is another' }),
  createPayment: (about) => newClaim(thingsOf(about)),
  createSupplementClaim: (about) => newSupplementClaim(thingsOf(about)),
  computePayment: (about) => newClaim(thingsOf(about)),
  createFundingRequest: (about) => newFundingRequest(thingsOf(about)),
  placeHold: (about) => heldPayments(thingsOf(about)),
  bypassHold: (about) => passed(thingsOf(about)),
  remindOfMonitoringForms: (about) => ({ ids: [thingsOf(about).monitoringFormId] }),
  inviteUser: (about) => ({
    name: 'Noor Siddiqui',
    email: `noor.${randomCode()}@example.org`,
    roleId: about.world.employerRoleId,
    language: 'fr',
    employerId: thingsOf(about).employerId,
  }),
  editUser: () => ({ name: 'Noor Siddiqui' }),
  resetTwoFactor: () => ({ identityNote: 'Called back' }),
  disableUser: () => ({ reason: 'Left' }),
  stopMessage: () => ({ reason: 'Written by mistake' }),
  stopMessages: (about) => ({
    ids: [thingsOf(about).messageId],
    reason: 'Written by mistake',
  }),
  tryMessagesAgain: (about) => ({ ids: [thingsOf(about).messageId] }),
  disableUsers: (about) => ({ ids: [thingsOf(about).userId], reason: 'Left' }),
  resendInvitations: (about) => ({ ids: [thingsOf(about).userId] }),
  handOver: ({ world }) => ({ to: world.userIds.caseOfficer, kinds: ['applications'] }),
  addTeam: () => ({ name: randomCode() }),
  renameTeam: () => ({ name: randomCode() }),
  editEmployerProfile: () => ({ contactTitle: 'Owner' }),
  startDraft: (about) => ({ programId: thingsOf(about).programId, language: 'en' }),
  saveDraft: (about) => ({
    version: thingsOf(about).formVersionId,
    answers: { 'employer.city': 'Gatineau' },
    step: 'address',
  }),
  sendDraftLink: () => ({ email: 'link@example.org' }),
  checkParticipant: () => ({ firstName: 'Zoé', lastName: 'Béland', birthDate: '2004-01-01' }),
  estimateFunding: () => subsidyTerms(1),
  estimateOnBehalf: (about) => {
    const { programId, businessNumber } = thingsOf(about)
    return { ...subsidyTerms(1), programId, businessNumber }
  },
  beginFormDraft: () => ({}),
  editForm: () => ({ editNo: 0, edit: { do: 'removeSection', id: 'none' } }),
  undoFormEdit: () => ({ editNo: 0 }),
  discardFormDraft: () => ({ editNo: 0 }),
  publishForm: () => ({ editNo: 0, reason: 'Clearer questions' }),
  submitEmployerHalf: (about) => ({ version: thingsOf(about).formVersionId, revision: 1 }),
  submitParticipantHalf: (about) => ({ version: thingsOf(about).formVersionId, revision: 1 }),
  ...sheetBodies,
  submitOnBehalf: (about) => {
    const { programId, businessNumber } = thingsOf(about)
    seed += 1
    return {
      programId,
      language: 'en',
      employer: {
        ...employerAnswers(seed),
        businessNumber,
      },
      position: positionAnswers(seed),
    }
  },
}

const newOrder = (about: About) => ({
  shareholderId: thingsOf(about).shareholderId,
  side: 'buy',
  tradedOn: '2025-06-02',
  tradedAt: '10:00',
  volume: '1',
  price: '10',
})

const twoOf = (about: About) => transferOf(newOrder(about), thingsOf(about).secondShareholderId)
const pairOf: Body = (about) => ({
  firstId: thingsOf(about).shareholderId,
  secondId: thingsOf(about).secondShareholderId,
})

const ofOne = (about: About) => ({ ids: [thingsOf(about).shareholderId] })

Object.assign(bodies, leadBodies, {
  addShareholder: () => ({ kind: 'individual', lastName: 'Béland', language: 'fr' }),
  editShareholder: () => ({ profession: 'Baker' }),
  assignShareholders: (about) => ({ ...ofOne(about), assigneeId: about.userId }),
  tagShareholders: (about) => ({ ...ofOne(about), add: ['Patron'], remove: [] }),
  restoreShareholders: ofOne,
  settleDifference: () => ({ note: 'Asked by phone' }),
  restoreItems: (about) => ({ ids: [thingsOf(about).shareholderId] }),
  keepApart: pairOf,
  compareAgain: pairOf,
  findLookalikes: () => ({ kind: 'individual', lastName: 'Béland', email: 'beland@example.com' }),
  mergeShareholders: (about) => ({
    keep: thingsOf(about).shareholderId,
    drop: thingsOf(about).secondShareholderId,
    dryRun: true,
  }),
  undoMerge: () => ({ dryRun: true }),
  archiveShareholders: ofOne,
  addOrder: (about) => ({ ...newOrder(about), assigneeId: about.userId }),
  addDraft: (about) => {
    const { shareholderId, side } = newOrder(about)
    return { shareholderId, side, assigneeId: about.userId }
  },
  editDraft: () => ({ note: 'Once more' }),
  addTransfer: (about) => ({ ...twoOf(about), assigneeId: about.userId }),
  previewTransfer: twoOf,
  previewOrder: newOrder,
  editOrder: () => ({ note: 'Looked at again' }),
  voidOrder: () => ({ reason: 'Entered twice' }),
  assignOrders: (about) => ({ ids: [thingsOf(about).orderId], assigneeId: about.userId }),
  markConfirmations: (about) => ({
    ids: [thingsOf(about).orderId],
    step: 'sendConfirmation',
  }),
  markHch: (about) => ({ ids: [thingsOf(about).orderId], hch: true }),
  // Another number than the record's: the lead is there for whoever comes next.
  erasePerson: () => ({ reason: 'Asked for it', confirmation: 'Nothing of that name' }),
  takeSnapshot: () => ({ label: 'Before the audit' }),
  restoreSnapshot: () => ({ reason: 'As the slip says' }),
  confirmCare: () => ({}),
  rejectCare: () => ({ note: 'No slip' }),
  setHch: () => ({ hch: true }),
  ...settingsBodies,
  ...investorBodies,
  replaceOption: (about) => {
    const [optionId, replacementId] = thingsOf(about).customOptionIds
    return { optionId, replacementId }
  },
  closeMonth: () => ({ month: '2025-06' }),
  addNote: () => ({ body: 'Seen', isPinned: false, visibility: 'team' }),
  editNote: () => ({ isPinned: true }),
  // Whoever has no tasks at all is refused before this is looked at.
  addTask: ({ userId }) => ({
    title: 'Call',
    dueOn: '2030-01-01',
    assigneeId: userId,
    priority: 'low',
  }),
  editTask: () => ({ title: 'Call again' }),
  editFile: () => ({ caption: 'Seen' }),
  placeFile: () => ({ place: 1 }),
  addView: () => ({
    list: 'shareholdersTableState',
    name: 'Mine',
    sharedWith: 'nobody',
    state: { parameters: {}, order: [], hidden: [], density: 'normal' },
  }),
  setDefaultView: () => ({ list: 'shareholdersTableState', viewId: null }),
  editView: () => ({ name: 'Ours' }),
  ...reportBodies(thingsOf),
  mendImport: () => ({ field: 'lastName', key: 'unknown', line: null, value: 'Roy' }),
  checkImport: () => ({
    mapping: ['lastName'],
    options: {
      dateFormat: 'ymd',
      decimalFormat: 'point',
      matchBy: null,
      onMatch: 'skip',
      onMissing: 'create',
    },
  }),
} satisfies Record<string, Body>)

export const bodyOf = (name: string, endpoint: Endpoint, about: About): object | undefined => {
  if (!endpoint.body) return undefined
  const make = bodies[name]
  if (!make)
    throw new Error(`${name} has a body: say in checks/authorization/bodies.ts what one looks like`)
  return make(about)
}

export const ownUser = (about: About) =>
  about.kind === 'own' ? about.userId : thingsOf(about).userId
