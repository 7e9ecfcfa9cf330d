import type { Translated } from '#kit/contract/strings.ts'
import type { mergesWebEn } from './strings.en.ts'

export const mergesWebFr: Translated<typeof mergesWebEn> = {
  fields: {
    first: 'Actionnaire',
    second: 'Peut-être le même que',
    likelihood: 'Vraisemblance',
    reasons: 'Motif',
    keptApartBy: 'Distingués par',
    keptApartAt: 'Distingués le',
  },
  duplicates: {
    views: 'Paires à afficher',
    view: { open: 'À décider', keptApart: 'Distincts' },
    none: {
      open: 'Aucun actionnaire ne ressemble à un autre',
      keptApart: 'Aucune paire distincte',
    },
    noneHint:
      'Les paires qui ont en commun un compte bancaire, un numéro de compte-titres, un courriel ou un téléphone, ou le nom et la date de naissance ou le code postal, figurent ici.',
    likelihood: { veryLikely: 'Très probable', likely: 'Probable', possible: 'Possible' },
    merge: 'Comparer et fusionner',
    mergeOthers: 'Fusionner d’autres actionnaires',
    keepApart: 'Indiquer comme distincts',
    kept: 'Paire indiquée comme distincte',
    compareAgain: 'Comparer de nouveau',
    comparedAgain: 'Paire de nouveau comparée',
  },
  merge: {
    intro: 'Tout passe à l’actionnaire conservé. Rien n’est enregistré avant la dernière étape.',
    choose: 'Actionnaires',
    keepLabel: 'Actionnaire à conserver',
    dropLabel: 'Actionnaire à fusionner avec lui',
    fields: 'Valeurs à conserver',
    field: 'Champ',
    keep: 'Conservé',
    drop: 'Fusionné avec lui',
    swap: 'Conserver l’autre actionnaire',
    differs: 'Diffère',
    take: '{field} : {of}',
    nothing: 'Aucune valeur',
    noDifference: 'Les deux ont les mêmes valeurs partout.',
    alike:
      '{count, plural, =0 {Aucun champ n’est identique} one {# champ est identique} other {# champs sont identiques}} chez les deux',
    bankClosed:
      'Vous n’avez pas accès aux coordonnées bancaires des deux : celles qui sont conservées viennent de la fiche {name}.',
    moves: 'Éléments déplacés',
    movesIntro: '{dropped} → {kept} :',
    count: {
      orders: '{count, plural, =0 {Aucun ordre} one {# ordre} other {# ordres}}',
      notes: '{count, plural, =0 {Aucune note} one {# note} other {# notes}}',
      tasks: '{count, plural, =0 {Aucune tâche} one {# tâche} other {# tâches}}',
      files: '{count, plural, =0 {Aucun fichier} one {# fichier} other {# fichiers}}',
    },
    reopened:
      'La vérification CARE de {count, plural, one {# ordre} other {# ordres}} redevient en attente, car l’actionnaire d’un ordre confirmé change.',
    ledgers: 'Registres avant et après',
    hiddenLedgers: 'Vous n’avez pas accès aux chiffres des actionnaires.',
    noLedger: 'Aucun ordre de l’actionnaire fusionné n’est compté : aucun chiffre ne change.',
    affected: 'Les chiffres changent pour {count, plural, one {# ordre} other {# ordres}}',
    verb: 'Fusionner {dropped} avec {kept}',
    undoable: 'Vous pourrez annuler la fusion par la suite.',
    done: 'Actionnaire {number} fusionné avec {kept}',
    undo: 'Annuler la fusion',
    undone: 'L’actionnaire {number} est de nouveau distinct',
  },
  merges: {
    title: 'Fusions avec {name}',
    open: 'Ouvrir l’actionnaire',
    another: 'Fusionner un autre actionnaire',
    none: 'Aucune fusion',
    noneHint: 'Les fusions figurent ici et peuvent être annulées pendant un certain temps.',
    when: 'Fusion du',
    until: 'Peut être annulée jusqu’au',
    undoneWhen: 'Annulée le',
    openDropped: 'Ouvrir {number}',
    undoable: 'Peut être annulée',
    undone: 'Annulée',
    over: 'Définitive',
    lookAhead: 'Annuler la fusion',
  },
  undo: {
    working: 'Calcul des changements…',
    intro: 'L’actionnaire {number} redevient distinct. Ces éléments lui reviennent :',
    fieldsBack:
      '{count, plural, one {Ce champ retrouve sa} other {Ces champs retrouvent leur}} valeur d’avant : {fields}.',
    since: 'Les changements faits depuis sont conservés',
    changed:
      '{count, plural, one {Cet ordre revient dans sa} other {Ces ordres reviennent dans leur}} forme actuelle : {numbers}.',
    elsewhere:
      '{count, plural, one {Cet ordre appartient maintenant à un autre actionnaire et y reste} other {Ces ordres appartiennent maintenant à un autre actionnaire et y restent}} : {numbers}.',
    fieldsStaying: 'Modifiés depuis la fusion et non rétablis : {fields}.',
    depotTaken:
      'Un autre actionnaire a maintenant le numéro de compte-titres; il n’est pas rétabli.',
    verb: 'Annuler la fusion',
  },
}
