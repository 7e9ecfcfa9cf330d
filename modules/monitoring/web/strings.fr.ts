import type { Translated } from '#kit/contract/strings.ts'
import type { monitoringWebEn } from './strings.en.ts'

export const monitoringWebFr: Translated<typeof monitoringWebEn> = {
  heads: { programCode: 'Programme', placementReference: 'Placement' },
  ofSide: {
    employer: '{number} · Employeur',
    participant: '{number} · Participant(e)',
  },
  titles: {
    employer: 'Formulaire {number}, employeur',
    participant: 'Formulaire {number}, participant(e)',
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
  rail: {
    links: 'Liens',
    participant: 'Consulter la fiche de la personne',
    application: 'Consulter la demande',
  },
  transitions: {
    extend: 'Prolonger l’échéance',
    waive: 'Accorder une dispense',
    reopen: 'Rouvrir le formulaire',
  },
  steps: {
    stale: '{who} a modifié ce formulaire {when}.',
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
  toast: {
    extend: 'Échéance prolongée',
    waive: 'Dispense accordée',
    reopen: 'Formulaire rouvert',
  },
  history: {
    open: 'a ouvert le formulaire à sa date',
    extend: 'a prolongé l’échéance',
    waive: 'a accordé une dispense',
    reopen: 'a rouvert le formulaire',
    replan: 'a replanifié le formulaire : le dernier jour de travail a changé',
  },
}
