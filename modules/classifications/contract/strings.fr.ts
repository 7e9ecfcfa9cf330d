import type { Translated } from '#kit/contract/strings.ts'
import type { classificationsEn } from './strings.en.ts'

export const classificationsFr: Translated<typeof classificationsEn> = {
  screens: {
    settingsClassifications: 'Classifications',
  },
  navigation: {
    settingsClassifications: 'Classifications',
  },
  subjects: {
    'Settings Classifications': 'Classifications (CNP, SCIAN)',
  },
  fields: {
    scheme: 'Classification',
    code: 'Code',
    level: 'Niveau',
    title: 'Titre',
    titleEn: 'Titre anglais',
    titleFr: 'Titre français',
    parent: 'Groupe supérieur',
    loadedAt: 'Chargé',
    loadedBy: 'Chargé par',
  },
  choices: {
    scheme: { noc: 'Professions (CNP 2021)', naics: 'Industries (SCIAN 2022)' },
    level: {
      '1': '1, grande catégorie ou secteur',
      '2': '2, grand groupe ou sous-secteur',
      '3': '3, sous-grand groupe ou groupe',
      '4': '4, sous-groupe ou classe',
      '5': '5, groupe de base ou classe canadienne',
    },
  },
  validation: {
    nocCode: 'Saisissez de un à cinq chiffres, comme dans la publication',
    naicsCode: 'Saisissez de deux à six chiffres, ou une plage de secteurs comme 31-33',
    codeLevel: 'Saisissez le niveau qui correspond au code : {level}',
    noTitle: 'Saisissez un titre dans au moins une langue',
    codeTaken: 'Ce code est déjà dans la liste',
  },
}
