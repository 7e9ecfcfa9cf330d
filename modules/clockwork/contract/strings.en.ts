export const clockworkEn = {
  screens: {
    settingsClockwork: 'Background jobs',
    clockworkJob: 'Background job',
  },
  navigation: {
    settingsClockwork: 'Background jobs',
  },
  subjects: { 'Settings Clockwork': 'Background jobs' },
  reasons: {
    jobRuns: 'This job is running now. Wait until it has finished.',
    jobWaits: 'This job is already waiting to start.',
    jobsNotStarted: 'No server runs background jobs here. Start one first.',
  },
} as const
