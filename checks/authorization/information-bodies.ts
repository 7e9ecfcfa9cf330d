import { daysFromNow } from '#modules/intake/server/intake.test-journey.ts'

const version = '00000000-0000-4000-8000-000000000000'

/** What is sent to whatever is asked for of applicants, and changed of a participant. */
export const informationBodies = {
  requestInformation: () => ({ message: 'The licence', dueOn: daysFromNow(20) }),
  receiveInformation: () => ({ note: 'It came' }),
  extendInformationRequest: () => ({ newDay: daysFromNow(300), reason: 'Illness' }),
  withdrawInformationRequest: () => ({ reason: 'Found it' }),
  saveInformationDraft: () => ({ version, answers: { reply: 'It is in the mail' } }),
  submitInformation: () => ({ version, revision: 0 }),
  addDocuments: () => ({ kind: 'other', side: 'employer', title: 'Chart', files: [version] }),
  refuseDocument: () => ({ reasonCodes: ['unreadable'] }),
  removeApplicationDocument: () => ({ reason: 'Another person’s' }),
  dateDocument: () => ({ expiresOn: daysFromNow(300) }),
  sendMessage: () => ({ side: 'employer', text: 'Did you find the licence?' }),
  readConversation: () => ({ side: 'employer' }),
  answerByLink: () => ({ text: 'It is in the mail' }),
  editParticipant: () => ({ preferredName: 'Sam' }),
  changeSelfIdentification: () => ({ groups: [], preferNotToSay: true }),
}
