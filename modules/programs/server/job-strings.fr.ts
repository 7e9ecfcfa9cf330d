import type { Translated } from '#kit/contract/strings.ts'
import type { programsJobsEn } from './job-strings.en.ts'

export const programsJobsFr: Translated<typeof programsJobsEn> = {
  jobs: {
    closeFinishedIntakes: {
      title: 'Fermeture des dépôts terminés',
      does: 'Ferme les programmes dont la période de dépôt est terminée.',
    },
    tellOfBudgets: {
      title: 'Avis des budgets utilisés',
      does: 'Avise les responsables d’un programme que 80 % ou 95 % de son budget est engagé.',
    },
  },
}
