/** What the audit log says was done: “Amina …”. */
export const notesAndTasksActsEn = {
  audited: {
    notes: {
      added: 'added a note',
      edited: 'edited a note',
      deleted: 'deleted a note',
      restored: 'restored a note',
      purged: 'deleted a note permanently',
    },
    tasks: {
      added: 'added a task',
      edited: 'edited a task',
      done: 'completed a task',
      reopened: 'reopened a task',
      opened: 'added a task automatically',
      handedOver: 'transferred a task',
      deleted: 'deleted a task',
      restored: 'restored a task',
      purged: 'deleted a task permanently',
    },
    files: {
      added: 'added a file',
      edited: 'edited a file',
      deleted: 'deleted a file',
      restored: 'restored a file',
      purged: 'deleted a file permanently',
    },
  },
} as const
