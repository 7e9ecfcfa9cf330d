/** What the audit log says was done: “Amina …”. */
export const checkpointTwoActsEn = {
  audited: {
    checkpointTwo: {
      checkpointTwo: 'recorded a check of checkpoint 2',
      askOverride: 'requested an override in checkpoint 2',
      grantOverride: 'overrode a failed check of checkpoint 2',
      refuseOverride: 'refused an override in checkpoint 2',
    },
  },
} as const
