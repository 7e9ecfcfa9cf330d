import type { Translated } from '#kit/contract/strings.ts'
import type { publishEn } from './publish-strings.en.ts'

export const publishFr: Translated<typeof publishEn> = {
  findings: {
    missingLanguage: { en: 'L’anglais manque', fr: 'Le français manque' },
    toConfirm: {
      en: 'Le texte français a changé : vérifiez le texte anglais',
      fr: 'Le texte anglais a changé : vérifiez le texte français',
    },
    noOptions: 'Ajoutez au moins un choix',
    duplicateOption: 'Deux choix disent la même chose',
    noOptionLeft: 'Des réponses ne laissent ici aucun choix : gardez-en un sans condition',
    emptySection: 'Ajoutez au moins une question',
    unknownPlace:
      'Le formulaire n’a pas l’écran de cette page : déplacez ses questions vers une autre page et retirez-la',
    keyTwice: 'Une page et une question ont la même clé : retirez et ajoutez l’une d’elles',
    showRefersLater: 'La condition lit « {about} », qui vient après',
    showRefersRetired: 'La condition lit « {about} », qui n’est plus posée',
    showDoesNotFit: 'La condition ne convient pas à « {about} »',
    optionGone: 'La condition lit un choix disparu dans « {about} »',
    requiredFieldMissing: 'Le dossier exige « {about} » : ajoutez ce champ',
    requiredFieldConditional: 'Le dossier exige cette réponse : retirez la condition',
    demandedFieldMissing: 'Le programme exige « {about} » : demandez toujours les documents',
    limitLooserThanField: 'La limite dépasse ce que le dossier permet',
    limitsCross: 'La limite inférieure dépasse la limite supérieure',
    limitsUnmeetable: 'Aucune réponse ne peut respecter ces limites',
    kindChanged: 'Cette question avait un autre type : ajoutez une nouvelle question',
    roleMissing: 'Aucune question n’est comparée comme l’exige ceci : {about}',
    protectedOwnQuestion:
      'Seuls des champs protégés peuvent demander un numéro d’assurance sociale, de compte ou de carte : utilisez un champ du dossier',
    effectOfProtected:
      'Une réponse protégée n’ouvre aucune tâche et n’est pas comparée : retirez l’effet de la réponse',
    unknownField: 'Le dossier n’a plus ce champ : retirez la question',
    unknownEffect: 'Ce formulaire ne connaît pas l’effet « {about} »',
    effectOptionGone: 'L’effet nomme un choix disparu : choisissez de nouveau',
    unknownRole: 'Cette comparaison n’existe plus : choisissez-en une autre',
    roleDoesNotFit: 'Ce type de réponse ne se compare pas ainsi : choisissez une autre comparaison',
    roleTwice:
      'Comparée de la même façon que « {about} » : changez la comparaison de l’une des deux',
    effectNeedsRole:
      'Choisissez à quoi la réponse est comparée, pour qu’un écart puisse être signalé',
    tooLarge: 'Le formulaire est trop long : 200 questions au plus',
    nothingChanged: 'Rien ne diffère de la version publiée',
  },
  warnings: {
    notCompared:
      '{about} : aucune question n’y est encore comparée à celle-ci; aucun écart ne sera signalé',
  },
  findingPart: '{part} : {finding}',
  findingParts: {
    help: 'Aide',
    intro: 'Introduction',
    item: 'Nom d’une entrée',
    add: 'Bouton qui ajoute une entrée',
    option: 'Choix {number, number}',
  },
  differences: {
    none: 'Aucune différence.',
    weight: {
      wording: 'Formulation',
      layout: 'Disposition',
      condition: 'Condition posée',
      effect: 'Effet',
      easing: 'Allègement',
      addition: 'Ajout',
      breaksDrafts: 'Touche les brouillons',
    },
    kind: {
      added: { question: 'nouvelle question', section: 'nouvelle page' },
      retired: { question: 'n’est plus posée', section: 'page retirée' },
      moved: 'déplacée',
      place: 'sur un autre écran',
      reworded: 'reformulée',
      required: 'réponse obligatoire',
      limits: 'limites',
      options: 'choix',
      show: 'affichage',
      effects: 'effet d’une réponse',
    },
  },
  publish: {
    noDraftToRead: 'Aucune version n’est en cours de modification.',
    noDraft:
      'Aucune version n’est en cours de modification. Modifiez une question pour commencer la prochaine.',
    findings:
      '{count, plural, =0 {Prête à publier} one {# élément à compléter} other {# éléments à compléter}}',
    complete:
      'Les deux langues sont complètes et aucune règle ni aucun rapport ne perd de réponse.',
    differences: 'Différences avec la version {number, number}',
    openDrafts:
      '{count, plural, =0 {Il n’y a aucun formulaire inachevé.} one {# formulaire est commencé et se poursuivra avec la nouvelle version.} other {# formulaires sont commencés et se poursuivront avec la nouvelle version.}}',
    breaks:
      '{count, plural, one {# différence touche les réponses déjà données.} other {# différences touchent les réponses déjà données.}}',
    reason: 'Motif de cette version',
    reasonHelp: 'Il est conservé avec la version.',
    reasonMissing: 'Saisissez le motif de cette version',
    verb: 'Publier la version {number, number}',
    done: 'Version {number, number} publiée',
  },
  versions: {
    title: 'Historique des versions',
    product: 'Fournie avec le produit',
    state: { draft: 'Brouillon', published: 'Publiée', superseded: 'Remplacée' },
    use: 'Reprendre la version {number, number} comme brouillon',
    begun: 'Brouillon commencé à partir de la version {number, number}',
    compare: 'Comparer des versions',
    from: 'De',
    to: 'À',
  },
}
