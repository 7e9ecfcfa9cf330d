import { defineScreens } from '#kit/contract/define-screen.ts'

/** What visitors open: apart, so that their pages carry no others. */
export const openMonitoringScreens = defineScreens({
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
