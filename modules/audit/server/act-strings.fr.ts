import type { Translated } from '#kit/contract/strings.ts'
import type { auditActsEn } from './act-strings.en.ts'

export const auditActsFr: Translated<typeof auditActsEn> = {
  audited: {
    access: {
      refused: 'a essuyé un refus d’accès',
    },
    audit: { sealsKeyed: 'a commencé à sceller le journal avec la clé de cette installation' },
    /** Of every topic. */
    any: {
      exported: 'a exporté une liste',
    },
  },
  lists: {
    answers: 'Réponses',
    applications: 'Demandes',
    audit: 'Journal d’audit',
    birthdays: 'Anniversaires',
    employers: 'Employeurs',
    leads: 'Prospects',
    'monthly-care-investments': 'Investissements mensuels confirmés par CARE',
    'monthly-investments': 'Investissements mensuels',
    orders: 'Ordres',
    participants: 'Participants',
    programs: 'Programmes',
    report: 'Rapports',
    shareholders: 'Actionnaires',
    statistics: 'Statistiques',
  },
}
