import type { Translated } from '#kit/contract/strings.ts'
import type { auditJobsEn } from './job-strings.en.ts'

export const auditJobsFr: Translated<typeof auditJobsEn> = {
  jobs: {
    seal: {
      title: 'Scellement du journal d’audit',
      does: 'Scelle les nouvelles entrées du journal d’audit pour que toute modification se remarque.',
    },
    writeHead: {
      title: 'Consignation du sceau d’audit',
      does: 'Copie le dernier sceau du journal d’audit hors de la base de données.',
    },
    verify: {
      title: 'Vérification du journal d’audit',
      does: 'Compare chaque entrée du journal d’audit à son sceau.',
    },
  },
}
