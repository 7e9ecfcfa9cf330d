import type { Translated } from '#kit/contract/strings.ts'
import type { webhooksEn } from './strings.en.ts'

export const webhooksFr: Translated<typeof webhooksEn> = {
  screens: {
    settingsWebhooks: 'Points d’ancrage Web',
    settingsWebhook: 'Envois du point d’ancrage',
  },
  navigation: {
    settingsWebhooks: 'Points d’ancrage Web',
  },
  subjects: {
    Webhooks: 'Points d’ancrage Web',
  },
  fields: {
    address: 'Adresse HTTPS',
    description: 'Description',
    events: 'Événements',
    isOn: 'Activé',
    deliveries: 'Envois',
  },
  help: {
    address: 'Le destinataire répond 2xx en moins de 15 secondes',
    description: 'Qui est le destinataire, par exemple « Comptabilité »',
  },
  topics: {
    applications: 'Demandes',
    placements: 'Placements',
    changeRequests: 'Demandes de modification',
    documents: 'Documents',
    participants: 'Participants',
    employers: 'Employeurs',
    programs: 'Programmes',
    monitoring: 'Formulaires de suivi',
    orphaned: 'Participants sans employeur',
    fundingRequests: 'Demandes de formation de courte durée',
    supplements: 'Suppléments',
    payments: 'Paiements',
    paymentBatches: 'Lots de paiements',
    overpayments: 'Trop-payés',
    holds: 'Suspensions',
    shareholders: 'Actionnaires',
    orders: 'Ordres',
    leads: 'Prospects',
    messages: 'Messages',
    tasks: 'Tâches',
  },
  testSaid: 'Essai',
  missing: { events: 'Choisissez au moins un événement' },
  validation: {
    addressInvalid: 'Saisissez une adresse qui commence par https://',
    addressSecure: 'L’adresse doit commencer par https://',
    addressPort: 'Retirez le port : seul 443 est permis',
    addressPrivate: 'Cette adresse n’est pas sur l’Internet public',
    addressUnknown: 'Cet hôte est introuvable',
    addressLogin: 'Retirez le nom d’utilisateur et le mot de passe de l’adresse',
    eventUnknown: 'Certains de ces événements n’existent pas',
  },
  reasons: {
    tooManyWebhooks: 'Supprimez d’abord un point d’ancrage : il y en a 20',
    webhookOff: 'Activez d’abord le point d’ancrage',
    deliverySent: 'Cet envoi n’est plus en attente',
    stillWaiting: 'Cet envoi est encore en attente',
    noneFailed: 'Aucun envoi n’a échoué',
  },
  mail: {
    failing: {
      subject: 'Un point d’ancrage ne reçoit rien depuis un jour : {host}',
      body: 'Bonjour {name},\n\nDepuis un jour, rien de ce que ce portail envoie n’est accepté à cette adresse : {host}. Nous continuons d’essayer et désactiverons le point d’ancrage si rien n’arrive en trois jours.',
      button: 'Vérifier les points d’ancrage',
    },
    turnedOff: {
      subject: 'Un point d’ancrage a été désactivé : {host}',
      body: 'Bonjour {name},\n\nDepuis trois jours, rien de ce que ce portail envoie n’est accepté à cette adresse : {host}. Le point d’ancrage a été désactivé. Réactivez-le quand le destinataire fonctionnera, puis renvoyez ce qui a échoué.',
      button: 'Vérifier les points d’ancrage',
    },
    gone: {
      subject: 'Un point d’ancrage n’est plus attendu : {host}',
      body: 'Bonjour {name},\n\nLe destinataire a répondu qu’il ne veut plus rien recevoir (410 Gone) : {host}. Le point d’ancrage a été désactivé.',
      button: 'Vérifier les points d’ancrage',
    },
  },
}
