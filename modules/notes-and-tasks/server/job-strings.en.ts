export const notesAndTasksJobsEn = {
  jobs: {
    empty: {
      title: 'Empty the trash',
      does: 'Permanently deletes notes, tasks and files whose time in the trash has passed.',
    },
    remind: {
      title: 'Send task reminders',
      does: 'Sends the reminders that people set on their tasks.',
    },
    overdue: {
      title: 'Announce overdue tasks',
      does: 'Tells people, once, of their tasks whose day has passed.',
    },
  },
} as const
