import { daysFromNow } from '#modules/intake/server/intake.test-journey.ts'

const signature = {
  signatoryName: 'Rachel Okafor',
  signatoryTitle: 'Director',
  agreementLanguage: 'en',
  seal: 'another',
}

const nobodys = '00000000-0000-7000-8000-000000000000'

export const placementBodies = {
  acceptOffer: () => ({ ...signature, isConfirmed: true }),
  recordAcceptance: () => ({ ...signature, note: 'By post' }),
  extendOffer: () => ({ newDay: daysFromNow(120), reason: 'Illness' }),
  confirmStart: () => ({ startedOn: '2026-01-01' }),
  extendStart: () => ({ newDay: daysFromNow(120), reason: 'Illness' }),
  endPlacement: () => ({
    lastWorkedOn: '2026-01-02',
    endedOn: '2026-01-02',
    endSide: 'employer',
    endReason: 'laidOff',
  }),
  cancelPlacement: () => ({ cancelSide: 'employer', cancelReason: 'positionGone' }),
  declinePlacement: () => ({ declineReason: 'otherJob' }),
  reopenPlacement: () => ({ reason: 'A mistake' }),
  recordCheckpointTwo: () => ({ item: 'learningPlan', result: 'pass' }),
  askOverride: () => ({ item: 'payer', reason: 'It follows' }),
  grantOverride: () => ({ item: 'payStub', reason: 'It follows', expiresOn: daysFromNow(30) }),
  refuseOverride: () => ({ item: 'payStub', reason: 'It must show them' }),
}

/** What is asked of a case; the first one names an employer that is nobody's. */
export const orphanedBodies = {
  assignOrphaned: ({ userId }: { userId: string }) => ({ assigneeId: userId }),
  offerMatch: () => ({ employerId: nobodys }),
  rematch: () => ({
    ...{ employerId: nobodys, amountLeft: '1.00', positionTitle: 'Baker', duties: 'Bakes' },
    ...{ supervisorName: 'Odile Roy', startOn: '2027-01-04', endOn: '2027-02-01' },
    ...{ hoursPerWeek: '35', hourlyWage: '20.00' },
  }),
  closeOrphaned: () => ({ outcome: 'foundWork' }),
  reopenOrphaned: () => ({ reason: 'Still looking' }),
  doPlaybookStep: () => ({ step: 'contact', isDone: true }),
}
