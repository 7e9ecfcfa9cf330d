import type { Translated } from '#kit/contract/strings.ts'
import type { clockworkScreenEn } from './strings.en.ts'

export const clockworkScreenFr: Translated<typeof clockworkScreenEn> = {
  intro:
    'Ce que le portail fait de lui-même, et le résultat. Les heures sont celles de votre organisme.',
  empty: 'Aucune tâche de fond ici',
  emptyHint: 'Les tâches de fond s’affichent dès qu’un serveur les exécute.',
  jobAreas: {
    failing: 'En échec',
    funding: 'Financement',
    investors: 'Investisseurs',
    people: 'Comptes et personnes',
    desk: 'Tâches et notifications',
    operation: 'Exploitation',
  },
  columns: {
    job: 'Tâche de fond',
    schedule: 'Fréquence',
    lastRun: 'Dernier passage',
    nextRun: 'Prochain passage',
    status: 'État',
  },
  schedule: {
    minutes: '{minutes, plural, one {Chaque minute} other {Toutes les # minutes}}',
    hour: '{minute, plural, =0 {Chaque heure, à l’heure juste} one {Chaque heure, à # minute} other {Chaque heure, à # minutes}}',
    day: 'Chaque jour à {time}',
  },
  never: 'Aucun passage',
  failures: '{count, plural, one {Échec} other {# échecs de suite}}',
  present: { running: 'En cours', waiting: 'En attente' },
  run: {
    now: 'Exécuter la tâche',
    again: 'Relancer la tâche',
    title: 'Exécuter « {title} » maintenant?',
    body: 'La tâche s’exécute une fois, en plus de sa fréquence. Le journal d’audit consigne votre demande.',
    done: 'Tâche lancée',
  },
  runs: {
    title: 'Derniers passages',
    empty: 'Aucun passage ces derniers jours',
    endedAt: 'Fin',
    state: 'Résultat',
    duration: 'Durée',
    begun: 'Lancement',
    worked: 'Réussi',
    failed: 'Échec',
    byHand: 'À la main',
    byItself: 'Selon la fréquence',
  },
}
