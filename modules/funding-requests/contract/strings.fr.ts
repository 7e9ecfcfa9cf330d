import type { Translated } from '#kit/contract/strings.ts'
import type { fundingRequestsEn } from './strings.en.ts'

export const fundingRequestsFr: Translated<typeof fundingRequestsEn> = {
  screens: {
    requestsAwaitingForm: 'Demandes de formation de courte durée en attente du formulaire',
    requestsAwaitingApproval: 'Demandes de formation de courte durée en attente d’approbation',
    fundingRequest: 'Demande de formation de courte durée',
    approvedRequests: 'Demandes de formation de courte durée approuvées',
    newRequest: 'Nouvelle demande de formation de courte durée',
    editRequestForm: 'Modifier la demande de formation de courte durée',
    viewRequestForm: 'Formulaire de demande de formation de courte durée',
    reviewForPayment: 'Examiner la demande de formation en vue du paiement',
    publicRequest: 'Demande de financement d’une formation de courte durée',
    publicRequestForm: 'Votre demande de financement d’une formation de courte durée',
  },
  navigation: {
    requestsAwaitingForm: 'En attente du formulaire',
    requestsAwaitingApproval: 'En attente d’approbation',
    approvedRequests: 'Approuvées',
  },
  subjects: {
    'STT Funding Awaiting Form List':
      'Liste des demandes de formation de courte durée en attente du formulaire',
    'STT Funding Awaiting Approval List':
      'Liste des demandes de formation de courte durée en attente d’approbation',
    'STT Funding Approved List': 'Liste des demandes de formation de courte durée approuvées',
    'STT Funding View': 'Demandes de formation de courte durée',
  },
}
