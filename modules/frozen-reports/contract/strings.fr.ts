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
  actions: {
    freeze: 'Figer le rapport',
    withdraw: 'Retirer le rapport',
    compare: 'Afficher les changements',
    hide: 'Masquer les changements',
    print: 'Imprimer la page',
    all: 'Voir les rapports figés',
  },
  freeze: {
    title: 'Figer tel qu’envoyé au bailleur de fonds',
    intro:
      'Les chiffres sont conservés tels qu’ils sont, avec les filtres, la date et les définitions. Ils ne peuvent plus être modifiés ni supprimés.',
    noteHelp: 'Par exemple l’entente et le mode d’envoi.',
    done: 'Rapport figé',
  },
  withdraw: {
    title: 'Retirer le rapport figé {number}',
    intro: 'Le rapport reste tel quel et indique celui qui le remplace.',
    done: 'Rapport retiré',
    none: 'Figez d’abord le rapport corrigé. Il prendra ensuite la place de celui-ci.',
    successor: '{number}, envoyé à {to}',
  },
  list: {
    empty: 'Aucun rapport figé',
    emptyHint: 'Ouvrez un rapport et figez-le tel qu’il est envoyé au bailleur de fonds.',
    withdrawn: 'Retiré',
    stands: 'En vigueur',
  },
  about: {
    frozen: 'Figé le {at} par {by}',
    sentTo: 'Envoyé à {to}',
    intact: 'Inchangé : l’empreinte est celle du journal d’audit.',
    broken:
      'Modifié depuis qu’il a été figé : l’empreinte n’est pas celle du journal d’audit. Prévenez un administrateur.',
    digest: 'Empreinte (SHA-256)',
    withdrawn: 'Retiré le {at} par {by} : {reason}',
    see: 'Voir le rapport figé {number}',
  },
  sections: {
    figures: 'Chiffres figés',
    meaning: 'Ce que disent les colonnes',
    changes: 'Ce qui a changé depuis',
  },
  changes: {
    asOf: 'Les chiffres d’aujourd’hui pour la même question, en date du {day}, avec ceux qui ont été figés.',
    same: 'Les chiffres qui sont indiqués n’ont pas changé.',
    was: 'auparavant',
    kept: 'Une différence est retenue lorsque l’un de ses deux nombres l’est.',
  },
}
