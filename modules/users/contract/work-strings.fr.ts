import type { Translated } from '#kit/contract/strings.ts'
import type { workEn } from './work-strings.en.ts'

export const workFr: Translated<typeof workEn> = {
  openWork: {
    applications: '{count, plural, =0 {Aucune demande} one {# demande} other {# demandes}}',
    orders: '{count, plural, =0 {Aucun ordre} one {# ordre} other {# ordres}}',
    shareholders:
      '{count, plural, =0 {Aucun actionnaire} one {# actionnaire} other {# actionnaires}}',
    cases: '{count, plural, =0 {Aucun dossier} one {# dossier} other {# dossiers}}',
    leads: '{count, plural, =0 {Aucun prospect} one {# prospect} other {# prospects}}',
    tasks: '{count, plural, =0 {Aucune tâche} one {# tâche} other {# tâches}}',
    nothing: 'Aucun travail en cours pour cette personne.',
  },
  kinds: {
    applications: 'Demandes à l’étude, placements en cours',
    shareholders: 'Actionnaires',
    orders: 'Ordres en attente de vérification CARE',
    cases: 'Participants sans employeur',
    leads: 'Prospects en cours',
    tasks: 'Tâches à faire',
  },
  shortKinds: {
    applications: 'Demandes',
    shareholders: 'Actionnaires',
    orders: 'CARE',
    cases: 'Sans employeur',
    leads: 'Prospects',
    tasks: 'Tâches',
  },
  handOver: {
    title: 'Transférer le travail : {name}',
    body: 'Votre collègue reçoit un courriel et ne voit que les dossiers de ses propres programmes.',
    verb: 'Transférer le travail',
    to: 'Transférer à',
  },
}
