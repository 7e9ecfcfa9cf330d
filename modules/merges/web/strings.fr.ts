import type { Translated } from '#kit/contract/strings.ts'
import type { mergesWebEn } from './strings.en.ts'

export const mergesWebFr: Translated<typeof mergesWebEn> = {
  fields: {
    first: 'Actionnaire',
    second: 'Peut-être le même que',
    likelihood: 'Vraisemblance',
    reasons: 'En raison de',
    keptApartBy: 'Distingués par',
    keptApartAt: 'Distingués le',
  },
  duplicates: {
    views: 'Quelles paires',
    view: { open: 'À décider', keptApart: 'Distincts' },
    none: {
      open: 'Aucun actionnaire ne ressemble à un autre',
      keptApart: 'Aucune paire n’a été reconnue comme distincte',
    },
    noneHint:
      'Les actionnaires qui ont en commun un compte bancaire, un numéro de dépôt, un courriel ou un téléphone, ou le nom et la date de naissance ou le code postal, figurent ici.',
    likelihood: { veryLikely: 'Très probable', likely: 'Probable', possible: 'Possible' },
    merge: 'Comparer et fusionner',
    mergeOthers: 'Fusionner deux autres',
    keepApart: 'Ne sont pas les mêmes',
    kept: 'C’est noté : ils sont distincts',
    compareAgain: 'Comparer de nouveau',
    comparedAgain: 'Ils sont de nouveau comparés',
  },
  merge: {
    intro: 'Tout passe à l’actionnaire conservé. Rien n’est enregistré avant le bouton à la fin.',
    choose: 'Lesquels',
    keepLabel: 'Actionnaire conservé',
    dropLabel: 'Actionnaire à fusionner avec lui',
    fields: 'Quelles valeurs sont conservées',
    field: 'Champ',
    keep: 'Est conservé',
    drop: 'Est fusionné avec lui',
    swap: 'Conserver l’autre',
    differs: 'Diffère',
    take: '{field} de {of}',
    nothing: 'Rien',
    noDifference: 'Les deux ont les mêmes valeurs partout.',
    alike:
      '{count, plural, =0 {Aucun champ n’est identique} one {# champ est identique} other {# champs sont identiques}} chez les deux',
    bankClosed:
      'Vous ne pouvez pas consulter et modifier les coordonnées bancaires des deux : celles de {name} restent telles quelles.',
    moves: 'Ce qui est déplacé',
    movesIntro: 'De {dropped} à {kept} :',
    count: {
      orders: '{count, plural, =0 {Aucun ordre} one {# ordre} other {# ordres}}',
      notes: '{count, plural, =0 {Aucune note} one {# note} other {# notes}}',
      tasks: '{count, plural, =0 {Aucune tâche} one {# tâche} other {# tâches}}',
      files: '{count, plural, =0 {Aucun fichier} one {# fichier} other {# fichiers}}',
    },
    reopened:
      'La vérification CARE de {count, plural, one {# ordre} other {# ordres}} redevient en attente, car l’actionnaire d’un ordre confirmé change.',
    ledgers: 'Les registres avant et après',
    hiddenLedgers: 'Les chiffres des actionnaires ne vous sont pas montrés.',
    noLedger: 'Aucun ordre ne compte pour celui qui est fusionné : aucun chiffre ne change.',
    affected: '{count, plural, one {# ordre reçoit} other {# ordres reçoivent}} d’autres chiffres',
    verb: 'Fusionner {dropped} avec {kept}',
    undoable: 'Cela pourra être défait par la suite.',
    done: '{number} a été fusionné avec {kept}',
    undo: 'Défaire',
    undone: '{number} est de nouveau un actionnaire à part entière',
  },
  merges: {
    title: 'Fusions avec {name}',
    open: 'Ouvrir l’actionnaire',
    another: 'En fusionner un autre',
    none: 'Personne n’a été fusionné avec cet actionnaire',
    noneHint: 'Les fusions figurent ici et peuvent être défaites d’ici pendant un certain temps.',
    when: 'Fusion du',
    until: 'Peut être défaite jusqu’au',
    undoneWhen: 'Défaite le',
    openDropped: 'Ouvrir {number}',
    undoable: 'Peut être défaite',
    undone: 'Défaite',
    over: 'Définitive',
    lookAhead: 'Défaire…',
  },
  undo: {
    working: 'Examen de ce qui serait défait…',
    intro: '{number} redevient un actionnaire à part entière. Lui reviennent :',
    fieldsBack:
      '{count, plural, one {Ce champ retrouve sa} other {Ces champs retrouvent leur}} valeur d’avant : {fields}.',
    since: 'Ce qui a changé depuis reste tel quel',
    changed:
      '{count, plural, one {Cet ordre revient tel qu’il est} other {Ces ordres reviennent tels qu’ils sont}} maintenant : {numbers}.',
    elsewhere:
      '{count, plural, one {Cet ordre appartient désormais à un autre et y reste} other {Ces ordres appartiennent désormais à un autre et y restent}} : {numbers}.',
    fieldsStaying: 'Modifiés depuis la fusion et non rétablis : {fields}.',
    depotTaken: 'Quelqu’un d’autre a désormais le numéro de dépôt; il est laissé de côté.',
    verb: 'Défaire la fusion',
  },
}
