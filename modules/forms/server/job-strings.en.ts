export const formsJobsEn = {
  jobs: {
    forgetDrafts: {
      title: 'Forget expired form drafts',
      does: 'Deletes drafts of public forms that expired without being sent, with their files.',
    },
  },
} as const
