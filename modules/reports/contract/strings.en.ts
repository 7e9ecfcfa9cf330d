export const reportsEn = {
  screens: {
    reports: 'Reports',
    participantReports: 'Reports on participants',
    shortTermTrainingReports: 'Reports on short-term training',
  },
  navigation: {
    reports: 'All reports',
    participantReports: 'Participants',
    shortTermTrainingReports: 'Short-term training',
  },
  subjects: {
    Reports: 'Reports',
  },
} as const
