import type { Translated } from '#kit/contract/strings.ts'
import type { presetsEn } from './preset-strings.en.ts'

export const presetsFr: Translated<typeof presetsEn> = {
  presets: {
    superAdmin: {
      name: 'Super Admin',
      description:
        'Fait tout, sauf verser de l’argent et lire les réponses protégées; ne peut être modifié',
    },
    brandAdmin: {
      name: 'Admin {brand}',
      description: 'Fait tout, sauf verser de l’argent et lire les réponses protégées',
    },
    admin: {
      name: 'Admin',
      description:
        'S’occupe au quotidien des programmes, des comptes et des dossiers d’investisseurs',
    },
    caseOfficer: {
      name: 'Responsable de dossiers',
      description: 'Examine les demandes et suit les participants de ses programmes',
    },
    approver: {
      name: 'Responsable de l’approbation',
      description: 'Décide des demandes que d’autres ont examinées',
    },
    finance: {
      name: 'Finances',
      description: 'Vérifie les coordonnées bancaires, évalue et verse les paiements',
    },
    auditor: {
      name: 'Auditrice ou auditeur',
      description: 'Consulte tout, coordonnées bancaires masquées, sans rien modifier',
    },
    employer: {
      name: 'Employeur',
      description: 'Demande du financement et suit ses placements',
    },
    employee: {
      name: 'Employée ou employé',
      description: 'Remplit sa partie de la demande et ses formulaires',
    },
    manager: {
      name: 'Gestionnaire',
      description: 'S’occupe des actionnaires, des ordres et des prospects d’une équipe',
    },
    adviser: {
      name: 'Conseillère ou conseiller',
      description: 'S’occupe de ses actionnaires, de ses ordres et de ses prospects',
    },
    care: {
      name: 'Service à la clientèle',
      description: 'Vérifie les ordres que d’autres ont saisis',
    },
  },
}
