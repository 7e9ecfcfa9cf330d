import type { Translated } from '#kit/contract/strings.ts'
import type { notesAndTasksActsEn } from './act-strings.en.ts'

export const notesAndTasksActsFr: Translated<typeof notesAndTasksActsEn> = {
  audited: {
    notes: {
      added: 'a ajouté une note',
      edited: 'a modifié une note',
      deleted: 'a supprimé une note',
      restored: 'a restauré une note',
      purged: 'a supprimé définitivement une note',
    },
    tasks: {
      added: 'a ajouté une tâche',
      edited: 'a modifié une tâche',
      done: 'a terminé une tâche',
      reopened: 'a rouvert une tâche',
      opened: 'a ajouté une tâche automatiquement',
      handedOver: 'a transféré une tâche',
      deleted: 'a supprimé une tâche',
      restored: 'a restauré une tâche',
      purged: 'a supprimé définitivement une tâche',
    },
    files: {
      added: 'a ajouté un fichier',
      edited: 'a modifié un fichier',
      deleted: 'a supprimé un fichier',
      restored: 'a restauré un fichier',
      purged: 'a supprimé définitivement un fichier',
    },
  },
}
