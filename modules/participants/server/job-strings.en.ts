export const participantsJobsEn = {
  jobs: {
    sealSelfIdentification: {
      title: 'Encrypt self-identification',
      does: 'Encrypts self-identification answers that are not encrypted yet.',
    },
  },
} as const
