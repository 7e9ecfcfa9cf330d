import type { Translated } from '#kit/contract/strings.ts'
import type { rulesEn } from './rules-strings.en.ts'

export const rulesFr: Translated<typeof rulesEn> = {
  validation: {
    startsInFuture: 'Saisissez un premier jour à venir : un emploi commencé n’est pas financé',
    reasonNeeded: 'Saisissez le motif dans la note',
    endsAfterStart: 'Saisissez un dernier jour après le premier',
    tooFewWeeks:
      'Le programme finance des placements d’au moins {weeks, plural, one {# semaine} other {# semaines}}',
    tooManyWeeks:
      'Le programme finance des placements d’au plus {weeks, plural, one {# semaine} other {# semaines}}',
    tooFewHours: 'Saisissez au moins {hours} heures par semaine',
    notNetNew: 'Le programme ne finance que de nouveaux postes',
    tooYoung: 'Le premier jour, la personne doit avoir au moins {age} ans',
    tooOld: 'Le premier jour, la personne doit avoir au plus {age} ans',
    workStatusNotEligible: 'Le programme ne peut financer les personnes ayant ce statut',
    notArmsLength:
      'Le programme ne peut financer ni les proches ni les propriétaires de l’employeur',
    noteNeeded: 'Saisissez dans la note ce que vous avez constaté',
    inFuture: 'Choisissez un jour ultérieur',
    postalCode: 'Saisissez un code postal canadien, par exemple K1A 0B1',
    businessNumber:
      'Saisissez 9 chiffres, RC, RP, RR ou RT, puis 4 chiffres, par exemple 123456782RP0001',
    noc: 'Saisissez cinq chiffres',
    naics: 'Saisissez de deux à six chiffres',
    confirmAll: 'Confirmez chaque déclaration',
  },
}
