import type { Translated } from '#kit/contract/strings.ts'
import type { monitoringEn } from './strings.en.ts'

export const monitoringFr: Translated<typeof monitoringEn> = {
  screens: {
    monitoringForms: 'Formulaires de suivi',
    lateMonitoringForms: 'Formulaires de suivi en retard',
    pendingMonitoringForms: 'Formulaires de suivi en attente',
    monitoringForm: 'Formulaire de suivi',
    applicationMonitoringForms: 'Formulaires de suivi de la demande',
    employerForm1: 'Formulaire de suivi 1, employeur',
    employerForm2: 'Formulaire de suivi 2, employeur',
    employerForm3: 'Formulaire de suivi 3, employeur',
    employerForm4: 'Formulaire de suivi 4, employeur',
    employerForm5: 'Formulaire de suivi 5, employeur',
    employerForm6: 'Formulaire de suivi 6, employeur',
    participantForm1: 'Formulaire de suivi 1, participant(e)',
    participantForm2: 'Formulaire de suivi 2, participant(e)',
    participantForm3: 'Formulaire de suivi 3, participant(e)',
    participantForm4: 'Formulaire de suivi 4, participant(e)',
    participantForm5: 'Formulaire de suivi 5, participant(e)',
    participantForm6: 'Formulaire de suivi 6, participant(e)',
  },
  navigation: {
    monitoringForms: 'Tous les formulaires',
    lateMonitoringForms: 'En retard',
    pendingMonitoringForms: 'En attente',
  },
  subjects: {
    'Monitoring Forms List': 'Formulaires de suivi',
  },
}
