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
  monitoringQueue: {
    path: '/monitoring-forms/queue',
    subject: monitoringForms,
    toDo: ['decide'],
    navActiveLink: '/monitoring-forms',
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
})
