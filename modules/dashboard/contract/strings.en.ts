export const dashboardEn = {
  screens: {
    dashboard: 'Dashboard',
    notificationWidget: 'Recent notifications',
    investors: 'Investor records',
    notAuthorized: 'You do not have access',
    error: 'Something went wrong',
  },
  navigation: {
    investors: 'Overview',
  },
  areas: {
    home: 'Home',
    funding: 'Funding',
    investors: 'Investors',
    administration: 'Administration',
  },
  groups: {
    applications: 'Applications',
    monitoringForms: 'Monitoring forms',
    fundingRequests: 'STT funding requests',
    reports: 'Reports',
    statistics: 'Statistics',
    users: 'Users',
    ownSettings: 'Your account',
    organisationSettings: 'Organization',
    fundingSettings: 'Funding',
    investorSettings: 'Investors',
  },
  subjects: {
    Dashboard: 'Dashboard',
  },
} as const
