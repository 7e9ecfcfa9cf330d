import type { Translated } from '#kit/contract/strings.ts'
import type { clockworkScreenEn } from './strings.en.ts'

export const clockworkScreenFr: Translated<typeof clockworkScreenEn> = {
  intro:
    'Ce que le portail fait de lui-même, et le résultat. Les heures sont celles de votre organisme.',
  house: {
    title: 'État du portail',
    asOf: 'À jour au {time}',
    refresh: 'Actualiser',
    bundle: 'Télécharger le dossier d’assistance',
    bundleHint:
      'Un seul fichier pour votre soutien technique : versions, réglages sans secrets, chiffres et dernières lignes du journal technique. Ni noms, ni adresses, ni montants.',
    state: { well: 'En fonction', look: 'À vérifier', broken: 'En panne' },
    parts: {
      version: 'Version',
      migrations: 'Version des données',
      database: 'Base de données',
      jobs: 'Tâches de fond',
      mail: 'Messages sortants',
      storage: 'Stockage',
      backup: 'Sauvegarde',
      audit: 'Journal d’audit',
      live: 'Personnes au travail',
    },
    version: '{version}, avec Node.js {node}',
    migrations: {
      applied: 'À jour : {last}',
      pending:
        '{pending, plural, one {# mise à jour non appliquée} other {# mises à jour non appliquées}}',
    },
    database:
      'PostgreSQL {version}, {size}; {busy, plural, one {# connexion utilisée} other {# connexions utilisées}} sur {most}',
    waiting: '{waiting, plural, one {# requête attend} other {# requêtes attendent}} une connexion',
    jobs: {
      well: '{all} tâches, aucune en échec ni en retard',
      failing: '{failing, plural, one {# tâche en échec} other {# tâches en échec}}',
      late: '{late, plural, one {# tâche en retard} other {# tâches en retard}}',
    },
    mail: {
      none: 'Rien en attente',
      waiting:
        '{waiting, plural, one {# message attend} other {# messages attendent}}, depuis le {time}',
      failed:
        '{failed, plural, one {# message n’a pas pu être envoyé} other {# messages n’ont pas pu être envoyés}}',
      files: 'Écrits dans des fichiers, non envoyés',
    },
    storage: {
      room: '{free} libres sur {size}',
      broken: 'Les fichiers ne peuvent pas être conservés',
    },
    backup: {
      last: 'Faite le {time}, {size}',
      none: 'Aucune sauvegarde dans le dossier prévu',
    },
    audit: {
      whole:
        'Vérifié le {time} : {sealed, plural, one {# entrée conforme} other {# entrées conformes}} aux sceaux',
      altered:
        'Vérifié le {time} : {problems, plural, one {# anomalie trouvée} other {# anomalies trouvées}}',
      never: 'Pas encore vérifié',
    },
    live: '{sessions, plural, one {# session ouverte} other {# sessions ouvertes}}, {streams, plural, one {# connexion en direct} other {# connexions en direct}} à ce serveur',
  },
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
