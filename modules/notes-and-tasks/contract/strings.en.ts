export const notesAndTasksEn = {
  screens: {
    tasks: 'Tasks',
  },
  subjects: {
    Tasks: 'Tasks',
  },
} as const
