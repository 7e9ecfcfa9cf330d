export const lettersJobsEn = {
  jobs: {
    print: {
      title: 'Letters as PDF',
      does: 'Prints each letter that was sent, and keeps the file with its record.',
    },
  },
} as const
