/** What was done: “Amina …”. */
export const employersHistoryEn = {
  history: {
    edited: 'changed the profile',
    registered: 'added the employer',
    contact: 'changed the contact person',
    proposed: 'proposed changes with a form',
    proposalAccepted: 'accepted the proposed changes',
    proposalDismissed: 'dismissed the proposed changes',
  },
} as const
