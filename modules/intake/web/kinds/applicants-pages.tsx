import { businessNumber, naics, noc, postalCode } from '#modules/employers/contract/formats.ts'
import { fieldFormats } from '#modules/forms/contract/formats.ts'
import type { FormPages } from '#modules/forms/web/pieces/form-kind.ts'
import { intakeScreens } from '../../contract/intake.screens.ts'
import type { Draft } from '../../contract/intake.ts'
import { AboutInvitation } from '../pages/AboutInvitation.tsx'
import { LaterEstimate, SentTo } from '../pages/AtTheEnd.tsx'
import { EmployerNotice } from '../pages/EmployerNotice.tsx'
import { openApplicationOf } from '../pages/person-check.ts'
import { PersonNotice } from '../pages/PersonNotice.tsx'
import { TakeOverAddress } from '../pages/TakeOverAddress.tsx'
import { Remedy, SendLabel } from './remedy.tsx'
import { personRules, positionRules } from './rules.ts'

const formats = { ...fieldFormats, businessNumber, naics, noc, postalCode }

/** What the pages of the employer's half show beside its questions. */
export const employerPages: FormPages<Draft> = {
  formats,
  rules: positionRules,
  remedy: (code) => <Remedy code={code} screen={intakeScreens.employerProfile} />,
  before: { 'position.workplaceStreet': TakeOverAddress },
  after: { 'employer.businessNumber': EmployerNotice, 'position.otherFunding': LaterEstimate },
  AtTheEnd: SentTo,
  sendLabel: <SendLabel side="employer" />,
}

/** What those of the participant's half show. */
export const employeePages: FormPages<Draft> = {
  formats,
  rules: personRules,
  remedy: (code) => <Remedy code={code} screen={intakeScreens.employeeProfile} />,
  before: { 'participant.firstName': AboutInvitation },
  after: { 'participant.birthDate': PersonNotice },
  async mayLeave(state, keys) {
    const isOpen = keys.includes('participant.birthDate') && (await openApplicationOf(state))
    return isOpen ? 'open-application' : null
  },
  AtTheEnd: () => null,
  sendLabel: <SendLabel side="employee" />,
}
