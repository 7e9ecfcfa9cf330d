import type { Translated } from '#kit/contract/strings.ts'
import type { clockworkEn } from './strings.en.ts'

export const clockworkFr: Translated<typeof clockworkEn> = {
  screens: {
    settingsClockwork: 'Tâches de fond',
    clockworkJob: 'Tâche de fond',
  },
  navigation: {
    settingsClockwork: 'Tâches de fond',
  },
  subjects: { 'Settings Clockwork': 'Tâches de fond' },
  reasons: {
    jobRuns: 'Cette tâche est en cours. Attendez qu’elle soit terminée.',
    jobWaits: 'Cette tâche attend déjà son tour.',
    jobsNotStarted: 'Aucun serveur n’exécute de tâches de fond ici. Démarrez-en un d’abord.',
  },
}
