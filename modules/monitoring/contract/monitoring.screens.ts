import { defineScreens } from '#kit/contract/define-screen.ts'

const monitoringForms = 'Monitoring Forms List'

export const monitoringScreens = defineScreens({
  monitoringForms: {
    path: '/monitoring-forms',
    subject: monitoringForms,
    navigation: { section: 'funding', order: 40, group: 'monitoringForms' },
  },
  lateMonitoringForms: {
    path: '/monitoring-forms/late',
    subject: monitoringForms,
    navigation: {
      section: 'funding',
      order: 41,
      group: 'monitoringForms',
    },
  },
  pendingMonitoringForms: {
    path: '/monitoring-forms/pending',
    subject: monitoringForms,
    navigation: { section: 'funding', order: 42, group: 'monitoringForms' },
  },
  /** The subject is the one that the product has always had here; the calls ask for the list's. */
  monitoringForm: {
    path: '/monitoring-forms/{id}',
    subject: 'STT Funding View',
    navActiveLink: '/monitoring-forms',
  },
  applicationMonitoringForms: {
    path: '/applications/components/MonitoringForms',
    subject: monitoringForms,
    navActiveLink: '/applications/pending',
  },
  employerForm1: {
    path: '/forms/monitoring-survey/employer/form-1',
    aliases: ['/employer/monitoring-survey/{id}/1'],
    public: true,
  },
  employerForm2: {
    path: '/forms/monitoring-survey/employer/form-2',
    aliases: ['/employer/monitoring-survey/{id}/2'],
    public: true,
  },
  employerForm3: {
    path: '/forms/monitoring-survey/employer/form-3',
    aliases: ['/employer/monitoring-survey/{id}/3'],
    public: true,
  },
  employerForm4: {
    path: '/forms/monitoring-survey/employer/form-4',
    aliases: ['/employer/monitoring-survey/{id}/4'],
    public: true,
  },
  employerForm5: {
    path: '/forms/monitoring-survey/employer/form-5',
    aliases: ['/employer/monitoring-survey/{id}/5'],
    public: true,
  },
  employerForm6: {
    path: '/forms/monitoring-survey/employer/form-6',
    aliases: ['/employer/monitoring-survey/{id}/6'],
    public: true,
  },
  participantForm1: {
    path: '/forms/monitoring-survey/participant/form-1',
    aliases: ['/participant/monitoring-survey/{id}/1'],
    public: true,
  },
  participantForm2: {
    path: '/forms/monitoring-survey/participant/form-2',
    aliases: ['/participant/monitoring-survey/{id}/2'],
    public: true,
  },
  participantForm3: {
    path: '/forms/monitoring-survey/participant/form-3',
    aliases: ['/participant/monitoring-survey/{id}/3'],
    public: true,
  },
  participantForm4: {
    path: '/forms/monitoring-survey/participant/form-4',
    aliases: ['/participant/monitoring-survey/{id}/4'],
    public: true,
  },
  participantForm5: {
    path: '/forms/monitoring-survey/participant/form-5',
    aliases: ['/participant/monitoring-survey/{id}/5'],
    public: true,
  },
  participantForm6: {
    path: '/forms/monitoring-survey/participant/form-6',
    aliases: ['/participant/monitoring-survey/{id}/6'],
    public: true,
  },
})
