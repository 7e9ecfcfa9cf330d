import type { Translated } from '#kit/contract/strings.ts'
import type { mergesEn } from './strings.en.ts'

export const mergesFr: Translated<typeof mergesEn> = {
  screens: {
    shareholderDuplicates: 'Actionnaires en double',
    mergeShareholders: 'Fusionner deux actionnaires',
    shareholderMerges: 'Fusions',
  },
  subjects: {
    'Shareholders Merge': 'Fusion d’actionnaires',
  },
  reasons: {
    shareholderArchived: 'L’actionnaire est archivé; rétablissez-le d’abord',
    shareholderMerged: 'L’actionnaire a déjà été fusionné avec un autre',
    transferBetween:
      'Les deux ont traité l’un avec l’autre : annulez d’abord {numbers}, ou ils sont distincts',
    undoIsOver: 'Le délai pour défaire cette fusion est écoulé',
    undoneAlready: 'Cette fusion a déjà été défaite',
    keptIsMerged:
      'L’actionnaire a depuis été fusionné avec un autre; défaites d’abord cette fusion',
    shortfall:
      '{isNew, select, yes {Cette vente} other {L’ordre {number}}} du {date} vendrait plus d’actions que détenues alors : {held} détenues, {missing} manquantes',
  },
  validation: {
    sameShareholder: 'Choisissez deux actionnaires différents',
  },
  likeness: {
    iban: 'même compte bancaire',
    depotNumber: 'même numéro de dépôt',
    nameAndBirthDate: 'mêmes nom et date de naissance',
    email: 'même adresse courriel',
    phone: 'même numéro de téléphone',
    nameAndPhone: 'mêmes nom et téléphone',
    nameAndPostCode: 'mêmes nom et code postal',
  },
}
