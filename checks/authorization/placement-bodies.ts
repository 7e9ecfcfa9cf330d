import { daysFromNow } from '#modules/intake/server/intake.test-journey.ts'

const signature = {
  signatoryName: 'Rachel Okafor',
  signatoryTitle: 'Director',
  agreementLanguage: 'en',
  seal: 'another',
}

export const placementBodies = {
  acceptOffer: () => ({ ...signature, isConfirmed: true }),
  recordAcceptance: () => ({ ...signature, note: 'By post' }),
  extendOffer: () => ({ newDay: daysFromNow(300), reason: 'Illness' }),
  confirmStart: () => ({ startedOn: '2026-01-01' }),
  extendStart: () => ({ newDay: daysFromNow(300), reason: 'Illness' }),
  endPlacement: () => ({
    lastWorkedOn: '2026-01-02',
    endedOn: '2026-01-02',
    endSide: 'employer',
    endReason: 'laidOff',
  }),
  reopenPlacement: () => ({ reason: 'A mistake' }),
}
