import { statusFor, type ActingPerson } from '#kit/contract/define-status.ts'
import { longText } from '#kit/contract/fields.ts'
import { usersSubjects } from '#modules/users/contract/users.subjects.ts'

export interface BankAccountFacts {
  addedBy: string | null
}

const { may } = usersSubjects
const mayVerify = may('verify', 'Employer Profile Edit')

/** Who enters where money goes does not say that it is right. */
const isAnother = ({ addedBy }: BankAccountFacts, { userId }: ActingPerson) =>
  userId !== null && userId === addedBy ? 'fourEyes' : null

/** From what somebody enters to what payments go to, one at a time. */
export const bankAccountStatus = statusFor<BankAccountFacts>()({
  name: 'bankAccount',
  initial: 'proposed',
  states: {
    proposed: { tone: 'warning' },
    verified: { tone: 'success' },
    refused: { tone: 'danger', final: true },
    replaced: { tone: 'neutral', final: true },
  },
  transitions: {
    verify: {
      endpoint: 'verifyBankAccount',
      from: ['proposed'],
      to: 'verified',
      may: mayVerify,
      guards: [isAnother],
      confirm: 'plain',
      effects: ['the one before it is replaced', 'the employer is told'],
    },
    refuse: {
      endpoint: 'refuseBankAccount',
      from: ['proposed'],
      to: 'refused',
      may: mayVerify,
      guards: [isAnother],
      asks: { reason: longText(500, { required: true }) },
      effects: ['the employer is told why'],
    },
    replace: {
      from: ['proposed', 'verified'],
      to: 'replaced',
      effects: ['by the next one that is entered, or verified'],
    },
  },
})

export type BankAccountState = keyof typeof bankAccountStatus.states
export const bankAccountStates = Object.keys(bankAccountStatus.states) as [
  BankAccountState,
  ...BankAccountState[],
]
