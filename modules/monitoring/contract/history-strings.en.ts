/** What was done: “Amina …”. */
export const monitoringHistoryEn = {
  history: {
    open: 'opened the form on its day',
    submit: 'sent the form',
    remind: 'sent a reminder',
    remindOnDay: 'sent a reminder on its day',
    accept: 'accepted the form',
    withdrawAcceptance: 'undid the acceptance of the form',
    askForChanges: 'asked for changes',
    extend: 'extended the due date',
    waive: 'waived the form',
    reopen: 'reopened the form',
    replan: 'replanned the form: the last day of work changed',
    postpone: 'moved the form',
    drop: 'dropped the form',
    restore: 'put the form back',
  },
} as const
