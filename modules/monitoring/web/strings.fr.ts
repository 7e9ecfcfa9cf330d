import type { Translated } from '#kit/contract/strings.ts'
import type { monitoringWebEn } from './strings.en.ts'

export const monitoringWebFr: Translated<typeof monitoringWebEn> = {
  heads: { programCode: 'Programme', placementReference: 'Placement' },
  ofSide: {
    employer: '{number} · Employeur',
    participant: '{number} · Participant(e)',
  },
  titleOfPerson: '{name} : {form}',
  list: {
    caption: 'Formulaires de suivi',
    empty: {
      all: 'Aucun formulaire de suivi',
      late: 'Aucun formulaire en retard',
      pending: 'Aucun formulaire à remplir',
      application: 'Aucun formulaire de suivi pour l’instant',
    },
    emptyHint: {
      all: 'Six formulaires par volet sont planifiés le premier jour d’un placement.',
      late: 'Un formulaire qui n’est pas rempli à son échéance figure ici.',
      pending: 'Un formulaire figure ici de son ouverture à son échéance.',
      application: 'Les formulaires sont planifiés le premier jour du placement.',
    },
    unassigned: 'Sans responsable',
  },
  facts: {
    application: 'Demande',
    submittedOn: 'Reçu le',
    acceptedOn: 'Accepté le',
    acceptedBy: 'Accepté par',
    changesAsked: 'Modifications demandées',
    waivedOn: 'Dispense accordée le',
    waivedBy: 'Dispense accordée par',
    waivedReason: 'Motif de la dispense',
  },
  sections: { form: 'Formulaire', placement: 'Formulaires de suivi' },
  placement: {
    number: 'Formulaire',
    empty: 'Les formulaires sont planifiés le premier jour du placement.',
    opens: 'ouverture le',
    due: 'échéance le',
    list: 'Consulter la liste des formulaires',
  },
  strip: {
    daysLate: '{count, plural, one {# jour de retard} other {# jours de retard}}',
    veryLate: '{count, plural, one {Très en retard : # jour} other {Très en retard : # jours}}',
    daysLeft:
      '{count, plural, =0 {Aujourd’hui} one {# jour ouvrable restant} other {# jours ouvrables restants}}',
  },
  survey: {
    place: 'Formulaire de suivi',
    send: 'Envoyer le formulaire',
    until: 'Échéance : {date}.',
    late: '{count, plural, one {Ce formulaire était attendu le {date}, il y a # jour.} other {Ce formulaire était attendu le {date}, il y a # jours.}}',
    paymentsHeld: 'Les paiements sont suspendus jusqu’à sa réception.',
    paymentsMayWait: 'Envoyez-le maintenant : s’il manque, les paiements peuvent être suspendus.',
    otherHours:
      'L’entente prévoit {hours} heures par semaine. Si votre réponse est juste, continuez. Pour modifier l’entente, demandez une modification dans la demande.',
    otherWage:
      'L’entente prévoit {wage} l’heure. Si votre réponse est juste, continuez. Pour modifier l’entente, demandez une modification dans la demande.',
    openTitle: 'Vous avez commencé ce formulaire',
    openBody: 'Placement {reference}. Vos réponses sont enregistrées.',
    elsewhereTitle: 'Ouvrez le formulaire depuis votre page d’accueil',
    elsewhereBody:
      'À cette adresse, le formulaire ne s’affiche que dans l’onglet où vous l’avez ouvert. Vos réponses sont enregistrées.',
    resume: 'Continuer',
    lastForm: 'Votre dernier formulaire : {date}',
    lastTime:
      'Votre dernier formulaire, du {date}, indiquait : {hours} heures par semaine, à {wage} l’heure.',
    ifSame:
      'Si rien n’a changé, ces réponses sont remplies pour vous; il ne reste que les nouvelles questions.',
    unchanged: 'Rien n’a changé',
    changesTitle: 'Modifiez ceci, puis renvoyez le formulaire :',
    sent: 'Nous avons reçu ce formulaire le {date}. Vous n’avez rien d’autre à faire.',
    closed: 'Nous n’avons plus besoin de ce formulaire. Vous n’avez rien à faire.',
    formNotOpen: 'Ce formulaire n’est pas à remplir en ce moment. Vous n’avez rien à faire.',
  },
  rail: {
    links: 'Liens',
    participant: 'Consulter la fiche de la personne',
    application: 'Consulter la demande',
  },
  transitions: {
    fill: 'Remplir le formulaire',
    accept: 'Accepter le formulaire',
    withdrawAcceptance: 'Annuler l’acceptation',
    askForChanges: 'Demander des modifications',
    remind: 'Envoyer un rappel',
    extend: 'Prolonger l’échéance',
    waive: 'Accorder une dispense',
    reopen: 'Rouvrir le formulaire',
  },
  steps: {
    stale: '{who} a modifié ce formulaire {when}.',
    accept: {
      title: 'Accepter le formulaire : {form}',
      body: 'Ce qui diffère reste au dossier. Les réponses qui diffèrent peuvent aussi être réglées par la suite.',
      verb: 'Accepter le formulaire',
    },
    askForChanges: {
      title: 'Demander des modifications : {form}',
      body: 'Le formulaire rouvre avec ses réponses. Une lettre avec un nouveau lien indique ce qui est à modifier.',
      verb: 'Demander des modifications',
    },
    extend: {
      title: 'Prolonger l’échéance : {form}',
      body: 'Échéance actuelle : {day}.',
      verb: 'Prolonger l’échéance',
    },
    waive: {
      title: 'Accorder une dispense : {form}',
      body: 'Le formulaire n’est plus à remplir. Vous pourrez le rouvrir plus tard.',
      verb: 'Accorder une dispense',
    },
    reopen: {
      title: 'Rouvrir le formulaire : {form}',
      body: 'Le formulaire ouvre aujourd’hui et est à remplir d’ici la nouvelle échéance.',
      verb: 'Rouvrir le formulaire',
    },
  },
  differing: {
    stillOpen:
      '{count, plural, one {L’employeur et la personne ont répondu différemment à une question, et l’écart n’est pas réglé :} other {L’employeur et la personne ont répondu différemment à # questions, et les écarts ne sont pas réglés :}}',
  },
  queue: { receivedLate: 'Reçu en retard' },
  otherThanAgreed: {
    title: 'Écarts par rapport à l’entente',
    employer: {
      hoursPerWeek:
        'L’entente prévoit {agreed} heures par semaine; l’employeur indique {said} heures',
      hourlyWage: 'L’entente prévoit {agreed} l’heure; l’employeur indique {said}',
      firstDay: 'Le premier jour au dossier est le {agreed}; l’employeur indique le {said}',
    },
    participant: {
      hoursPerWeek:
        'L’entente prévoit {agreed} heures par semaine; la personne participante indique {said} heures',
      hourlyWage: 'L’entente prévoit {agreed} l’heure; la personne participante indique {said}',
      firstDay:
        'Le premier jour au dossier est le {agreed}; la personne participante indique le {said}',
    },
  },
  toast: {
    accept: 'Formulaire accepté',
    withdrawAcceptance: 'Acceptation annulée',
    remind: 'Rappel envoyé',
    askForChanges: 'Modifications demandées',
    extend: 'Échéance prolongée',
    waive: 'Dispense accordée',
    reopen: 'Formulaire rouvert',
  },
}
