export const checkpointTwoEn = {
  reasons: {
    notOpenYet: 'Checkpoint 2 opens 30 days after the first day of work',
    nothingToOverride: 'Only a failed check can be overridden',
    askedAlready: 'An override of this check is already requested',
    notAsked: 'No override of this check is requested',
    fourEyes: 'Another person must do this: you recorded the check or requested the override',
  },
  validation: {
    noteNeeded: 'Enter a note that says why',
    differs: 'This differs from what is agreed: the check fails',
    keptUnseen: 'Leave this empty: something that you cannot view is recorded here, and stays',
    inFuture: 'Enter a day after today',
  },
  mail: {
    opened: {
      subject: 'Checkpoint 2 is open: {reference}',
      body: 'Hello {name},\n\nThe placement of an application of yours has lasted 30 days. Its checkpoint 2 can be recorded, and is due on {day}.',
      button: 'View application',
    },
    late: {
      subject: 'Checkpoint 2 is overdue: {reference}',
      body: 'Hello {name},\n\nCheckpoint 2 of an application of yours was due on {day}, and is not complete.',
      button: 'View application',
    },
    recheck: {
      subject: 'Check again: checkpoint 2 of {reference}',
      body: 'Hello {name},\n\nCheckpoint 2 of an application of yours has failed. The failed checks were to be looked at again on {day}.',
      button: 'View application',
    },
    failed: {
      subject: 'Checkpoint 2 failed: {reference}',
      body: 'Hello {name},\n\nCheckpoint 2 of an application of yours has failed. The failed checks are to be looked at again on {day}.',
      button: 'View application',
    },
    overrideAsked: {
      subject: 'Override requested: {reference}',
      body: 'Hello {name},\n\nA case officer requests an override of a failed check in checkpoint 2. Grant it or refuse it on the application.',
      button: 'View application',
    },
    overrideGranted: {
      subject: 'Override granted: {reference}',
      body: 'Hello {name},\n\nThe override that you requested in checkpoint 2 is granted.',
      button: 'View application',
    },
    overrideRefused: {
      subject: 'Override refused: {reference}',
      body: 'Hello {name},\n\nThe override that you requested in checkpoint 2 is refused. The reason is on the application.',
      button: 'View application',
    },
  },
} as const
