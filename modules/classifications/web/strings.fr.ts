import type { Translated } from '#kit/contract/strings.ts'
import type { classificationsWebEn } from './strings.en.ts'

export const classificationsWebFr: Translated<typeof classificationsWebEn> = {
  short: { noc: 'CNP 2021', naics: 'SCIAN 2022' },
  levels: {
    noc: {
      '1': 'Grande catégorie',
      '2': 'Grand groupe',
      '3': 'Sous-grand groupe',
      '4': 'Sous-groupe',
      '5': 'Groupe de base',
    },
    naics: {
      '1': 'Secteur',
      '2': 'Sous-secteur',
      '3': 'Groupe',
      '4': 'Classe',
      '5': 'Classe canadienne',
    },
  },
  list: {
    empty: 'Aucun code',
    emptyHint: 'Téléversez un fichier de structure publié par Statistique Canada.',
    shipped: 'D’origine',
  },
  loads: {
    finest: {
      noc: '{count, plural, one {# groupe de base} other {# groupes de base}}',
      naics: '{count, plural, one {# classe canadienne} other {# classes canadiennes}}',
    },
    of: '{finest} sur {count, plural, one {# code} other {# codes}}.',
    loaded: 'Dernier chargement par {name} le',
    shipped: 'Ces codes sont fournis avec le produit.',
    hint: 'Pour trouver tous les codes, chargez les fichiers de structure publiés par Statistique Canada, un par langue.',
    oneLanguage:
      '{count, plural, one {# code n’a} other {# codes n’ont}} de titre que dans une langue : chargez le fichier de l’autre langue.',
  },
}
