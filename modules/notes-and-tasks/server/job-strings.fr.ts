import type { Translated } from '#kit/contract/strings.ts'
import type { notesAndTasksJobsEn } from './job-strings.en.ts'

export const notesAndTasksJobsFr: Translated<typeof notesAndTasksJobsEn> = {
  jobs: {
    empty: {
      title: 'Vidage de la corbeille',
      does: 'Supprime définitivement les notes, tâches et fichiers dont le temps à la corbeille est écoulé.',
    },
    remind: { title: 'Rappels des tâches', does: 'Envoie les rappels demandés pour les tâches.' },
    overdue: {
      title: 'Avis des tâches en retard',
      does: 'Avise les gens, une fois, de leurs tâches dont le jour est passé.',
    },
  },
}
