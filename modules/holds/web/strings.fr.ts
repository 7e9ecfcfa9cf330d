import type { Translated } from '#kit/contract/strings.ts'
import type { holdsWebEn } from './strings.en.ts'

export const holdsWebFr: Translated<typeof holdsWebEn> = {
  list: {
    caption: 'Suspensions',
    empty: 'Aucune suspension',
    emptyHint: 'Une suspension qui touche un employeur ou une personne figure ici.',
  },
  tabs: {
    label: 'Suspensions par état',
    open: 'En vigueur',
    ended: 'Terminées',
    all: 'Toutes',
  },
  actions: { place: 'Imposer une suspension', change: 'Modifier la suspension' },
  everyProgram: 'Tous les programmes',
  help: {
    programId: 'Sans programme, elle vaut dans tous les programmes.',
    endsOn: 'Sans dernier jour, elle dure jusqu’à sa levée.',
    message: 'La personne ou l’employeur visé lit ce texte mot pour mot. Écrivez dans sa langue.',
    note: 'Seul le personnel la lit.',
  },
  place: {
    title: 'Imposer une suspension',
    intro: 'La personne ou l’employeur visé est avisé, ainsi que les responsables des dossiers.',
    verb: 'Imposer la suspension',
  },
  change: {
    title: 'Modifier la suspension {reference}',
    intro: 'La personne ou l’employeur visé est avisé du nouvel état.',
    verb: 'Enregistrer les modifications',
  },
  effects: {
    application: 'Aucune nouvelle demande ne peut être envoyée.',
    decision: 'Les demandes ne peuvent être ni recommandées ni approuvées.',
    agreement:
      'Les ententes ne peuvent pas être acceptées, et les placements ne peuvent pas commencer.',
    match: 'Aucun jumelage avec un autre employeur n’est proposé.',
    payment: 'Aucun paiement n’est fait.',
  },
  sections: {
    effects: 'Ce qui est suspendu',
    effectsThen: 'Ce qui était suspendu',
    about: 'Suspension',
    stops: 'Demandes touchées',
  },
  whatToDo:
    'Nous vous aviserons par courriel dès la fin de la suspension. Écrivez-nous si quelque chose n’est pas exact.',
  strip: {
    ahead: 'Pas encore commencée',
    daysLeft: '{count, plural, one {# jour ouvrable restant} other {# jours ouvrables restants}}',
    untilLifted: 'Jusqu’à sa levée',
  },
  rail: { placed: 'Origine', placedAt: 'Imposée le' },
  stops: {
    none: 'Aucune demande que vous pouvez consulter',
    passed: 'Exceptions permises',
    pass: 'Permettre : {effect}',
  },
  banner: {
    title: 'Suspension : {reason}.',
    ofEmployer: 'L’employeur fait l’objet d’une suspension.',
    ofParticipant: 'La personne fait l’objet d’une suspension.',
    ofSide: 'Une partie est suspendue.',
    until: 'Jusqu’au {end}, sauf si elle est levée avant.',
    untilLifted: 'Jusqu’à sa levée.',
    ahead: 'Premier jour : {start}. Jusqu’à sa levée.',
    aheadUntil: 'Premier jour : {start}. Dernier jour : {end}, sauf si elle est levée avant.',
    open: 'Consulter la suspension {reference}',
    askStaff: 'L’administration ou une personne qui approuve peut vous en dire plus.',
    askUs: 'Nous poursuivrons dès que possible. Vous n’avez rien à faire.',
  },
  transitions: { lift: 'Lever la suspension', bypass: 'Permettre l’exception' },
  steps: {
    stale: '{who} a modifié cette suspension {when}.',
    lift: {
      title: 'Lever la suspension {reference}',
      body: 'La personne ou l’employeur visé est avisé, ainsi que les responsables des dossiers.',
      verb: 'Lever la suspension',
    },
    bypass: {
      title: 'Permettre une exception pour la demande {application}',
      body: 'Malgré la suspension, ceci se poursuit : {effect}. Votre nom et le motif restent au dossier, et vous ne décidez rien de cette demande.',
      verb: 'Permettre l’exception',
    },
  },
  toast: {
    placed: 'Suspension imposée',
    saved: 'Suspension modifiée',
    lift: 'Suspension levée',
    bypass: 'Exception permise',
  },
}
