export const importsJobsEn = {
  jobs: {
    forgetFiles: {
      title: 'Delete imported files',
      does: 'Deletes the rows of old import files; the results remain.',
    },
    work: { title: 'Process imports', does: 'Takes in the rows of imports that were started.' },
  },
} as const
