/** What the audit log says was done: “Amina …”. */
export const placementsActsEn = {
  audited: {
    placements: {
      created: 'offered the placement',
      accept: 'accepted the offer',
      recordAcceptance: 'recorded the acceptance on paper',
      extendOffer: 'extended the time to accept the offer',
      confirmStart: 'confirmed the first day',
      extendStart: 'extended the time to start',
      giveDays: 'moved the last day after a hold',
      lapse: 'closed the placement, whose time had expired',
      cancel: 'cancelled the placement',
      decline: 'gave up the placement',
      change: 'gave the placement other terms',
      end: 'ended the placement early',
      reopen: 'took back the end of the placement',
      complete: 'completed the placement after its last day',
    },
  },
} as const
