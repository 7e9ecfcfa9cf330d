import type { Translated } from '#kit/contract/strings.ts'
import type { auditEn } from './strings.en.ts'

export const auditFr: Translated<typeof auditEn> = {
  screens: {
    auditLog: 'Journal d’audit',
    auditEntry: 'Entrée du journal d’audit',
  },
  subjects: {
    'Audit Log': 'Journal d’audit',
  },
  fields: {
    at: 'Quand',
    actor: 'Qui',
    role: 'Rôle',
    what: 'Quoi',
    reference: 'Dossier',
    kind: 'Type',
    reason: 'Motif ou note',
    area: 'Domaine',
    actorId: 'Fait par',
    recordId: 'Dossier',
  },
  choices: {
    kind: {
      change: 'Modification',
      signIn: 'Connexion',
      refused: 'Accès refusé',
      reveal: 'Données protégées consultées',
      export: 'Exportation',
    },
    area: {
      funding: 'Financement',
      investors: 'Investisseurs',
      people: 'Personnes et rôles',
      desk: 'Notes, tâches et messages',
      operation: 'Fonctionnement et paramètres',
    },
  },
  recorded: {
    format: 'Format du fichier',
    status: 'État',
    filters: 'Filtres',
    search: 'Recherche',
  },
  yes: 'Oui',
  no: 'Non',
  system: 'Système',
  visitor: 'Une personne sans compte',
}
