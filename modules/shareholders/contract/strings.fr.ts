import type { Translated } from '#kit/contract/strings.ts'
import type { shareholdersEn } from './strings.en.ts'

export const shareholdersFr: Translated<typeof shareholdersEn> = {
  screens: {
    shareholders: 'Actionnaires',
    newShareholder: 'Nouvel actionnaire',
    shareholderDuplicates: 'Actionnaires en double',
    shareholderTrash: 'Actionnaires archivés',
    shareholder: 'Actionnaire',
    editShareholder: 'Modifier l’actionnaire',
  },
  subjects: {
    'Shareholders List': 'Liste des actionnaires',
    'Shareholders View': 'Fiches des actionnaires',
    'Shareholders Edit': 'Ajout et modification d’actionnaires',
  },
}
