import type { Translated } from '#kit/contract/strings.ts'
import type { applicationsEstimateEn } from './estimate-strings.en.ts'

export const applicationsEstimateFr: Translated<typeof applicationsEstimateEn> = {
  estimate: {
    title: 'Subvention',
    caption: 'Estimation pour la demande telle que saisie',
    note: 'Le montant est calculé de nouveau à la présentation de la demande.',
    missing: 'Pour estimer la subvention, remplissez :',
    working: 'Estimation…',
    refused: 'Cette demande serait refusée',
    unread: 'La subvention n’a pas pu être estimée.',
  },
}
