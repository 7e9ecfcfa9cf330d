import { callApi } from '#kit/web/api-call.ts'
import { formKind, type FormCalls, type FormKind } from '#modules/forms/web/pieces/form-kind.ts'
import { intakeEndpoints } from '../../contract/intake.endpoints.ts'
import { intakeScreens } from '../../contract/intake.screens.ts'
import type { Draft } from '../../contract/intake.ts'
import { knownProblem, PlaceTitle, useAlreadySent } from './said.tsx'

const callsOf = (
  sending: typeof intakeEndpoints.submitEmployerHalf | typeof intakeEndpoints.submitParticipantHalf,
): FormCalls<Draft> => ({
  read: (token) => callApi(intakeEndpoints.readDraft, { params: { token } }),
  save: (token, body) => callApi(intakeEndpoints.saveDraft, { params: { token }, body }),
  sendLink: (token, email) =>
    callApi(intakeEndpoints.sendDraftLink, { params: { token }, body: { email } }),
  sendFreshLink: (token) => callApi(intakeEndpoints.sendFreshLink, { params: { token } }),
  upload: (token, kind, body) =>
    callApi(intakeEndpoints.uploadDocument, { params: { token, kind }, body }),
  removeFile: (token, documentId) =>
    callApi(intakeEndpoints.removeDocument, { params: { token, documentId } }),
  submit: (token, body, idempotencyKey) =>
    callApi(sending, { params: { token }, body, idempotencyKey }),
})

const askedOf = { employer: 'employer', employee: 'participant' } as const

const shared = {
  isOpenToAll: true,
  namespace: 'applications',
  asks: 'intake',
  heading: ({ program }: Draft) => program.name,
  documents: ({ side, program }: Draft) =>
    program.requiredDocuments.filter((document) => document.askedOf === askedOf[side]),
  useAlreadySent,
  problem: knownProblem,
}

/** The employer's half. */
export const employerForm = formKind<Draft>({
  ...shared,
  name: 'employer',
  storageKey: 'employerProfileForm',
  calls: callsOf(intakeEndpoints.submitEmployerHalf),
  places: [
    {
      id: 'profile',
      screen: intakeScreens.employerProfile,
      title: <PlaceTitle place="employerProfile" />,
    },
    {
      id: 'application',
      screen: intakeScreens.employerApplication,
      title: <PlaceTitle place="employerApplication" />,
    },
  ],
  completed: intakeScreens.employerCompleted,
  addressKey: 'employer.contactEmail',
  pages: async () => (await import('./applicants-pages.tsx')).employerPages,
  keeps: (key) => key.startsWith('employer.'),
})

/** The participant's half. */
export const employeeForm = formKind<Draft>({
  ...shared,
  name: 'employee',
  storageKey: 'employeeProfileForm',
  calls: callsOf(intakeEndpoints.submitParticipantHalf),
  places: [
    {
      id: 'profile',
      screen: intakeScreens.employeeProfile,
      title: <PlaceTitle place="employeeProfile" />,
    },
    {
      id: 'application',
      screen: intakeScreens.employeeApplication,
      title: <PlaceTitle place="employeeApplication" />,
    },
  ],
  completed: intakeScreens.employeeCompleted,
  addressKey: 'participant.email',
  pages: async () => (await import('./applicants-pages.tsx')).employeePages,
  keeps: () => false,
})

export const formOf = ({ side }: Pick<Draft, 'side'>): FormKind<Draft> =>
  side === 'employer' ? employerForm : employeeForm
