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
    shareholderArchived: 'Rétablissez d’abord l’actionnaire : sa fiche est archivée',
    shareholderMerged: 'L’actionnaire a déjà été fusionné avec un autre',
    transferBetween:
      'Les deux ont traité l’un avec l’autre : annulez d’abord {numbers}, ou indiquez qu’ils sont distincts',
    undoIsOver: 'Cette fusion ne peut plus être annulée',
    undoneAlready: 'Cette fusion a déjà été annulée',
    keptIsMerged: 'L’actionnaire a depuis été fusionné avec un autre; annulez d’abord cette fusion',
    shortfall:
      '{isTold, select, no {Une vente dépasserait les actions détenues} other {{isNew, select, yes {Cette vente} other {L’ordre {number}}} du {date} dépasse les actions détenues : {held, number, ::.########} détenues, {missing, number, ::.########} manquantes}}',
  },
  validation: {
    sameShareholder: 'Choisissez deux actionnaires différents',
  },
  likeness: {
    iban: 'même compte bancaire',
    depotNumber: 'même numéro de compte-titres',
    nameAndBirthDate: 'mêmes nom et date de naissance',
    email: 'même adresse courriel',
    phone: 'même numéro de téléphone',
    nameAndPhone: 'mêmes nom et téléphone',
    nameAndPostCode: 'mêmes nom et code postal',
  },
}
