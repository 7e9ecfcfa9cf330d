import { statusFor } from '#kit/contract/define-status.ts'
import { choices, longText } from '#kit/contract/fields.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'

export interface DocumentFacts {
  /** Of its versions the one that counts. */
  isCurrent: boolean
  /** The staff's own is sent back to nobody. */
  isOfStaff: boolean
  /** Why nothing more is asked for, or null. */
  closed: 'applicationClosed' | 'placementOver' | null
}

/** Why a document is refused, told in the language of the side; `other` needs a text. */
export const refusalReasons = [
  'unreadable',
  'incomplete',
  'wrongDocument',
  'expired',
  'notSigned',
  'nameDiffers',
  'other',
] as const

const verifies = applicationsSubjects.may('verify', 'Applications View')
const counts = ({ isCurrent }: DocumentFacts) => (isCurrent ? null : 'olderVersion')
const isOfSide = ({ isOfStaff }: DocumentFacts) => (isOfStaff ? 'ofStaff' : null)
const applicationIsOpen = ({ closed }: DocumentFacts) => closed

/** A document as it is looked at; what is refused or taken away counts as not sent. */
export const documentStatus = statusFor<DocumentFacts>()({
  name: 'document',
  initial: 'toReview',
  states: {
    toReview: { tone: 'info' },
    accepted: { tone: 'success' },
    refused: { tone: 'danger' },
    removed: { tone: 'neutral' },
  },
  transitions: {
    acceptDocument: {
      endpoint: 'acceptDocument',
      from: ['toReview', 'refused'],
      to: 'accepted',
      may: verifies,
      guards: [isOfSide, counts],
    },
    refuseDocument: {
      endpoint: 'refuseDocument',
      from: ['toReview', 'accepted'],
      to: 'refused',
      may: verifies,
      guards: [isOfSide, counts, applicationIsOpen],
      asks: {
        reasonCodes: choices(refusalReasons, { required: true }, { least: 1, most: 3 }),
        note: longText(1000),
      },
      effects: ['it counts as missing', 'the side is told why, and where to send a better one'],
    },
    reviewDocumentAgain: {
      endpoint: 'reviewDocumentAgain',
      from: ['accepted'],
      to: 'toReview',
      may: verifies,
      guards: [isOfSide, counts],
    },
    removeDocument: {
      endpoint: 'removeApplicationDocument',
      from: ['toReview', 'accepted', 'refused'],
      to: 'removed',
      may: verifies,
      asks: { reason: longText(500, { required: true }) },
      confirm: 'danger',
      effects: ['the version before counts again', 'only staff see it from then on'],
    },
    restoreDocument: {
      endpoint: 'restoreDocument',
      from: ['removed'],
      to: 'toReview',
      may: verifies,
    },
  },
})

export type DocumentState = keyof typeof documentStatus.states
export type DocumentStep = keyof typeof documentStatus.transitions
export const documentStates = Object.keys(documentStatus.states) as [
  DocumentState,
  ...DocumentState[],
]
