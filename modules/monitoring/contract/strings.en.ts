export const monitoringEn = {
  screens: {
    monitoringForms: 'Monitoring forms',
    lateMonitoringForms: 'Late monitoring forms',
    pendingMonitoringForms: 'Pending monitoring forms',
    monitoringForm: 'Monitoring form',
    applicationMonitoringForms: 'Monitoring forms of the application',
    employerForm1: 'Employer monitoring form 1',
    employerForm2: 'Employer monitoring form 2',
    employerForm3: 'Employer monitoring form 3',
    employerForm4: 'Employer monitoring form 4',
    employerForm5: 'Employer monitoring form 5',
    employerForm6: 'Employer monitoring form 6',
    participantForm1: 'Participant monitoring form 1',
    participantForm2: 'Participant monitoring form 2',
    participantForm3: 'Participant monitoring form 3',
    participantForm4: 'Participant monitoring form 4',
    participantForm5: 'Participant monitoring form 5',
    participantForm6: 'Participant monitoring form 6',
  },
  navigation: {
    monitoringForms: 'All forms',
    lateMonitoringForms: 'Late',
    pendingMonitoringForms: 'Pending',
  },
  subjects: {
    'Monitoring Forms List': 'Monitoring forms',
  },
} as const
