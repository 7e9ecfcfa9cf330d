import type { Translated } from '#kit/contract/strings.ts'
import type { templatesWebEn } from './strings.en.ts'

export const templatesWebFr: Translated<typeof templatesWebEn> = {
  intro:
    'Tout ce que le portail écrit aux gens, dans les deux langues. Un texte modifié figure dans le prochain courriel; ce qui a été envoyé reste tel quel.',
  whoChanges:
    'Vous pouvez lire ces textes. Pour les modifier, un rôle doit permettre de configurer les paramètres généraux : demandez à votre administration.',
  audience: {
    all: 'Tous',
    employer: 'Employeurs',
    participant: 'Participants',
    staff: 'Personnel',
  },
  list: {
    audience: 'Pour :',
    search: 'Trouver un courriel',
    found: '{count, plural, =0 {Rien de trouvé} one {# trouvé} other {# trouvés}}',
    noneFound: 'Aucun courriel ne contient ces mots',
    noneFoundHint:
      'Essayez un autre mot de son objet ou de son texte, ou cherchez dans tous les courriels.',
    isText: 'Texto',
    changed: 'Modifié le',
  },
  program: {
    intro:
      'Ce qui est écrit au sujet des dossiers de ce programme. Il peut avoir son propre texte pour chaque courriel; sinon, il écrit comme l’organisme.',
    toProgram: 'Vers le programme',
    own: 'Texte propre depuis le',
    shared:
      'Le programme écrit comme l’organisme. Ce que vous publiez ici est son propre texte, pour ses seuls dossiers.',
    giveUpTitle: 'Utiliser le texte de l’organisme?',
    giveUpBody:
      'Le prochain courriel de ce programme aura le texte de l’organisme. Les textes jusqu’ici restent ci-dessous et peuvent être repris dans le formulaire.',
    givenUp: 'Le programme utilise le texte de l’organisme',
  },
  actions: { giveUp: 'Utiliser le texte de l’organisme' },
  languages: { en: 'Anglais', fr: 'Français' },
  form: {
    publish: 'Publier le texte',
    published: 'Texte publié',
    try: 'M’envoyer un essai',
    tried: 'Essai envoyé à votre adresse, dans les deux langues',
    placeholders: 'Valeurs que le texte peut nommer',
    placeholdersHint:
      'Appuyez sur l’une d’elles pour la mettre là où vous écriviez. Chaque courriel a la sienne à la place des accolades.',
    insert: 'Insérer : {name}',
    isNeeded: 'Le texte en a besoin',
  },
  preview: {
    en: 'Tel qu’il arrive en anglais',
    fr: 'Tel qu’il arrive en français',
    onPhone: 'Comme sur un téléphone',
    onPaper: 'En lettre',
    paper: { en: 'Lettre rédigée en anglais', fr: 'Lettre rédigée en français' },
    samples: 'Valeurs affichées',
    samplesHint: 'Ce que la fiche ne donne pas, ou que vous ne pouvez pas voir, reste inventé.',
    madeUp: 'Inventées',
  },
  versions: {
    title: 'Textes jusqu’ici',
    number: 'Texte {number}',
    shared: 'Texte de l’organisme',
    isPresent: 'en usage',
    isGiven: 'Tel que livré avec le portail',
    compare: 'Comparer avec le texte en usage',
    compareThis: 'Comparer avec le texte en usage : {name}',
    take: 'Reprendre dans le formulaire',
    takeThis: 'Reprendre dans le formulaire : {name}',
    part: 'Partie',
    mark: { before: 'Retiré :', after: 'Ajouté :', end: 'Fin de la modification.' },
  },
}
