import type { Translated } from '#kit/contract/strings.ts'
import type { frozenReportsEn } from './strings.en.ts'

export const frozenReportsFr: Translated<typeof frozenReportsEn> = {
  screens: { frozenReports: 'Rapports figés', frozenReport: 'Rapport figé' },
  fields: {
    asked: 'Rapport',
    title: 'Rapport',
    number: 'Numéro',
    period: 'Période',
    sentTo: 'Envoyé à',
    note: 'Note',
    frozenAt: 'Figé le',
    frozenBy: 'Figé par',
    isWithdrawn: 'Retiré',
    supersededBy: 'Remplacé par',
    reason: 'Motif',
  },
  missing: { sentTo: 'Indiquez le destinataire du rapport' },
  reasons: {
    freezingNotWhole: 'Seul le personnel qui voit tout ce que le rapport compte peut le figer.',
    alreadyWithdrawn: 'Ce rapport a déjà été retiré.',
  },
  validation: { notLater: 'Choisissez un rapport ultérieur du même genre.' },
  file: {
    frozen: 'Figé',
    sentTo: 'Envoyé à',
    number: 'Numéro',
    digest: 'Empreinte (SHA-256)',
  },
}
