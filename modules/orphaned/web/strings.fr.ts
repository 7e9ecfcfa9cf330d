import type { Translated } from '#kit/contract/strings.ts'
import type { orphanedScreensEn } from './strings.en.ts'

export const orphanedScreensFr: Translated<typeof orphanedScreensEn> = {
  heads: { daysOrphaned: 'Jours', weeksLeft: 'Sem. rest.', noc: 'CNP' },
  list: {
    caption: 'Participants sans employeur',
    empty: 'Aucune personne sans employeur',
    emptyHint: 'Une personne dont le placement prend fin plus tôt que prévu paraît ici.',
    unassigned: 'Sans responsable',
  },
  facts: {
    trigger: 'Raison de l’inscription',
    endReason: 'Motif de la fin',
    closesOn: 'Se ferme de lui-même le',
    closedOn: 'Fermé le',
    matchedEmployer: 'Proposé à',
    rematch: 'Nouveau placement',
    email: 'Courriel',
    phone: 'Téléphone',
  },
  sections: { playbook: 'Étapes', matches: 'Jumelages', person: 'Participant(e)', case: 'Dossier' },
  strip: { late: 'En retard', done: 'Tout est fait', since: 'depuis le {date}' },
  playbook: {
    due: 'échéance',
    doneBy: 'fait par {name}',
    note: 'Note (facultative)',
    done: 'Marquer comme fait',
    undo: 'Marquer comme non fait',
  },
  matches: {
    empty: 'Aucun employeur de ce programme n’a de place libre',
    none: 'Aucune raison particulière',
    room: '{count, plural, one {# place libre} other {# places libres}}',
    hint: 'Les employeurs du programme qui ont une place, du plus proche au moins proche.',
    reasons: {
      region: 'Même région',
      noc: 'Même profession',
      field: 'Profession semblable',
      language: 'Même langue',
      experience: 'Placements déjà menés à terme',
    },
    offered: 'Proposé',
  },
  offered: {
    title: 'Une personne pour votre organisation',
    body: 'Le nom et les coordonnées sont communiqués quand la personne vous intéresse. Écrivez-nous en indiquant la référence.',
  },
  anonymous: 'Participant(e) {reference}',
  rail: {
    contact: 'Coordonnées',
    links: 'Liens',
    participant: 'Consulter la fiche',
    application: 'Consulter la demande',
    rematch: 'Consulter le nouveau placement',
  },
  transitions: {
    assign: 'Attribuer le dossier',
    offerMatch: 'Proposer le jumelage',
    withdrawMatch: 'Retirer le jumelage',
    rematch: 'Jumeler la personne de nouveau',
    close: 'Fermer le dossier',
    reopen: 'Rouvrir le dossier',
  },
  steps: {
    stale: '{who} a modifié ce dossier {when}.',
    assign: {
      title: 'Attribuer le dossier {reference}',
      body: 'La personne responsable est avisée.',
      verb: 'Attribuer le dossier',
    },
    offerMatch: {
      title: 'Proposer la personne à {employer}?',
      body: 'L’employeur est avisé et voit la personne sans son nom.',
    },
    withdrawMatch: {
      title: 'Retirer le jumelage?',
      body: 'L’employeur ne voit plus la personne.',
    },
    rematch: {
      title: 'Jumeler de nouveau avec {employer}',
      body: 'Semaines restantes : {weeks}. Montant restant : {left}. L’employeur reçoit une offre avec son entente, et la personne est avisée.',
      verb: 'Offrir le placement',
    },
    close: {
      title: 'Fermer le dossier {reference}',
      body: 'La personne est avisée que nous ne cherchons plus d’employeur.',
      verb: 'Fermer le dossier',
    },
    reopen: {
      title: 'Rouvrir le dossier {reference}',
      body: 'Les 60 jours pour trouver un employeur recommencent.',
      verb: 'Rouvrir le dossier',
    },
  },
  toast: {
    assign: 'Dossier attribué',
    offerMatch: 'Jumelage proposé',
    withdrawMatch: 'Jumelage retiré',
    rematch: 'Placement offert',
    close: 'Dossier fermé',
    reopen: 'Dossier rouvert',
  },
}
