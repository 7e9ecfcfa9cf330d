import type { Translated } from '#kit/contract/strings.ts'
import type { rulesEn } from './rules-strings.en.ts'

export const rulesFr: Translated<typeof rulesEn> = {
  validation: {
    startsInFuture:
      'Le premier jour doit être à venir : le programme ne finance rien qui a déjà commencé',
    reasonNeeded: 'Veuillez indiquer le motif dans la note',
    endsAfterStart: 'Le dernier jour doit suivre le premier',
    tooFewWeeks:
      'Le programme finance des placements d’au moins {weeks, plural, one {# semaine} other {# semaines}}',
    tooManyWeeks:
      'Le programme finance des placements d’au plus {weeks, plural, one {# semaine} other {# semaines}}',
    tooFewHours: 'Le programme exige au moins {hours} heures par semaine',
    notNetNew: 'Le programme ne finance que de nouveaux postes',
    tooYoung: 'Le premier jour, la personne doit avoir au moins {age} ans',
    tooOld: 'Le premier jour, la personne doit avoir au plus {age} ans',
    workStatusNotEligible: 'Le programme ne peut financer les personnes ayant ce statut',
    notArmsLength:
      'Le programme ne peut financer ni les proches ni les propriétaires de l’employeur',
    noteNeeded: 'Veuillez indiquer dans une note ce qui a été constaté',
    inFuture: 'Veuillez choisir un jour ultérieur',
    postalCode: 'Veuillez saisir un code postal canadien, p. ex. K1A 0B1',
    businessNumber:
      'Veuillez saisir 9 chiffres, RC, RP, RR ou RT, puis 4 chiffres, p. ex. 123456782RP0001',
    noc: 'Veuillez saisir cinq chiffres',
    naics: 'Veuillez saisir de deux à six chiffres',
    confirmAll: 'Veuillez confirmer chaque déclaration',
  },
}
