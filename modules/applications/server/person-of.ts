import type { WholeApplication } from '../contract/applications.endpoints.ts'

type Applied = Pick<
  WholeApplication,
  'participant' | 'participantEmail' | 'participantName' | 'language'
>

/** To whom the participant’s letters go: before their own half is there, to the address of the employer’s. */
export const personOf = (record: Applied) => ({
  email: record.participant?.email ?? record.participantEmail,
  name: record.participantName,
  language: record.participant?.language ?? record.language,
})
