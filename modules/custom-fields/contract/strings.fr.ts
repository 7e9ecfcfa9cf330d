import type { Translated } from '#kit/contract/strings.ts'
import type { customFieldsEn } from './strings.en.ts'

export const customFieldsFr: Translated<typeof customFieldsEn> = {
  screens: {
    settingsCustomFields: 'Champs personnalisés',
  },
  navigation: {
    settingsCustomFields: 'Champs personnalisés',
  },
  subjects: {
    'Settings Custom Fields': 'Champs personnalisés',
  },
  fields: {
    entity: 'Fiches',
    type: 'Type',
    name: 'Nom',
    help: 'Texte d’aide',
    isRequired: 'Obligatoire',
    isSearched: 'Trouvé par la recherche',
    protection: 'Groupe de champs protégés',
    options: 'Choix',
    offeredOptions: 'Choix offerts',
    archivedOptions: 'Choix archivés',
    isArchived: 'Archivé',
    option: 'Choix',
    optionId: 'Choix à retirer',
    replacementId: 'Choix de remplacement',
    uses: 'Fiches avec ce choix',
    values: 'Fiches avec une valeur',
    place: 'Place',
  },
  choices: {
    entity: {
      shareholder: 'Actionnaires',
      lead: 'Prospects',
      order: 'Ordres',
      employer: 'Employeurs',
      participant: 'Participants',
    },
    type: {
      text: 'Texte',
      number: 'Valeur numérique',
      date: 'Date',
      choice: 'Un choix',
      choices: 'Plusieurs choix',
      yesNo: 'Oui ou non',
    },
    protection: {
      none: 'Non protégé',
      restricted: 'Champs personnalisés restreints',
      figures: 'Chiffres',
      bank: 'Coordonnées bancaires',
      personal: 'Renseignements personnels',
    },
  },
  answers: { yes: 'Oui', no: 'Non' },
  help: {
    name: 'Son nom dans les formulaires, les listes et les fichiers',
    help: 'Affiché sous le champ',
    isRequired: 'Les fiches sans valeur restent telles quelles jusqu’à leur modification',
    isSearched: 'La recherche de la liste examine aussi ce texte',
    protection: 'Affiché aux rôles qui ont ce groupe de champs protégés',
  },
  validation: {
    alike: 'Choisissez un autre nom : « {name} » est déjà pris',
    declared: 'Choisissez un autre nom : « {name} » est déjà un champ de ces fiches',
    textOnly: 'Seuls les champs de texte peuvent être trouvés par la recherche',
    noOptions: 'Un champ de ce type n’a pas de choix',
    someOption: 'Ajoutez au moins un choix offert',
    twice: 'Un autre choix porte ce nom',
    notOffered: 'Choisissez une valeur encore offerte',
  },
  reasons: {
    tooManyCustomFields: 'Il y a déjà {most} champs personnalisés : supprimez-en un d’abord',
    optionInUse: 'Des fiches ont le choix « {about} » : archivez-le ou remplacez-le',
    moreWouldGo:
      '{count, plural, one {# valeur disparaîtrait} other {# valeurs disparaîtraient}} maintenant : vérifiez de nouveau',
    unsafeType: 'Ce type ne peut garder aucune des valeurs : ajoutez un autre champ',
  },
}
