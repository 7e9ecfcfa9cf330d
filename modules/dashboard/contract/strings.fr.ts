import type { Translated } from '#kit/contract/strings.ts'
import type { dashboardEn } from './strings.en.ts'

export const dashboardFr: Translated<typeof dashboardEn> = {
  screens: {
    dashboard: 'Tableau de bord',
    notificationWidget: 'Notifications récentes',
    investors: 'Dossiers des investisseurs',
    notAuthorized: 'Vous n’avez pas accès',
    error: 'Une erreur est survenue',
  },
  navigation: {
    investors: 'Aperçu',
  },
  areas: {
    home: 'Accueil',
    funding: 'Financement',
    investors: 'Investisseurs',
    administration: 'Administration',
  },
  groups: {
    applications: 'Demandes',
    monitoringForms: 'Formulaires de suivi',
    fundingRequests: 'Formations de courte durée',
    reports: 'Rapports',
    statistics: 'Statistiques',
    users: 'Comptes',
    ownSettings: 'Votre compte',
    organisationSettings: 'Organisme',
    fundingSettings: 'Financement',
    investorSettings: 'Investisseurs',
  },
  subjects: {
    Dashboard: 'Tableau de bord',
  },
}
