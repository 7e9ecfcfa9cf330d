import type { Translated } from '#kit/contract/strings.ts'
import type { rulesEn } from './rules-strings.en.ts'

export const rulesFr: Translated<typeof rulesEn> = {
  validation: {
    mayNotOpen: 'Cette personne ne peut pas ouvrir la demande',
    startsInFuture: 'Saisissez un premier jour à venir : un emploi commencé n’est pas financé',
    reasonNeeded: 'Saisissez le motif dans la note',
    sharedAddress:
      'Saisissez le courriel de la personne : celui-ci est celui de la personne-ressource',
    endsAfterStart: 'Saisissez un dernier jour après le premier',
    tooFewWeeks:
      'Le programme finance des placements d’au moins {weeks, plural, one {# semaine} other {# semaines}}',
    tooManyWeeks:
      'Le programme finance des placements d’au plus {weeks, plural, one {# semaine} other {# semaines}}',
    tooFewHours: 'Saisissez au moins {hours, number} heures par semaine',
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
    noc: 'Choisissez une profession dans la liste, ou saisissez ses cinq chiffres',
    naics: 'Choisissez une industrie dans la liste, ou saisissez ses deux à six chiffres',
    confirmAll: 'Confirmez chaque déclaration',
  },
  reasons: {
    mandatoryDocuments: 'Documents obligatoires manquants : {about}',
    documentsReplaced:
      'Envoyé de nouveau depuis la recommandation : {about}. Acceptez-le, ou renvoyez la demande à l’examen',
    evidenceMissing: 'Les écarts et les tâches à régler ne sont pas encore affichés',
    participantMissing: 'La personne n’a pas encore rempli sa partie',
    checkpointOpen: 'Le point de contrôle 1 n’est pas réussi : terminez-le d’abord',
    onHold: 'Demande suspendue',
    fourEyes:
      'Une autre personne doit le faire : vous avez recommandé ou consigné la demande, ou accordé une dérogation',
    employerUncertain:
      'Deux contacts ont présenté une demande pour cet employeur : acceptez ou écartez d’abord la proposition',
    budgetExceeded: 'Le budget du programme ne suffit pas',
    amountChanged:
      'La subvention est maintenant de {amount, number, ::.00}, et non de {expected, number, ::.00} : vérifiez-en les lignes et décidez de nouveau',
    nothingLeft: 'Les règles et les maximums ne laissent rien à financer',
    employerActiveMaximum: 'L’employeur a atteint son maximum de placements actifs',
    employerYearlyMaximum: 'L’employeur a atteint son maximum de placements pour cet exercice',
    duplicateOpen: 'Cette personne a déjà une demande en cours dans ce programme',
    alreadySubmitted: 'Ce formulaire a déjà été présenté',
    recommendationStands: 'Renvoyez d’abord la demande à l’étude',
    nothingToOverride: 'Seule une vérification échouée peut faire l’objet d’une dérogation',
    notEligible: 'Certaines réponses ne respectent pas les règles du programme',
    applicationClosed: 'Cette demande est close',
    alreadyExists: 'Cette personne a déjà une demande en cours dans ce programme',
  },
}
