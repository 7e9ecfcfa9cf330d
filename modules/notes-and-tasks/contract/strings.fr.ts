import type { Translated } from '#kit/contract/strings.ts'
import type { notesAndTasksEn } from './strings.en.ts'

export const notesAndTasksFr: Translated<typeof notesAndTasksEn> = {
  screens: {
    tasks: 'Tâches',
    deletedItems: 'Notes, tâches et fichiers supprimés',
  },
  navigation: {
    deletedItems: 'Notes, tâches et fichiers',
  },
  subjects: {
    Tasks: 'Tâches',
  },
  fields: {
    body: 'Note',
    isPinned: 'Gardée en haut',
    visibility: 'Qui la lit',
    editedAt: 'Modifiée',
    doneAt: 'Faite',
    position: 'Place',
    width: 'Largeur',
    height: 'Hauteur',
    title: 'Ce qui est à faire',
    dueOn: 'Jour',
    dueAt: 'Heure',
    assigneeId: 'Qui s’en occupe',
    assignee: 'Qui s’en occupe',
    remindMinutes: 'Rappel, minutes avant',
    priority: 'Priorité',
    parent: 'Au sujet de',
    caption: 'Légende',
    kind: 'Genre',
    deletedBy: 'Supprimé par',
    deletedAt: 'Suppression',
    goneAt: 'Disparaît le',
  },
  help: {
    dueAt: 'Par exemple 14:30; vide, toute la journée',
    remindMinutes:
      'Par courriel, une fois. Une journée entière se compte à partir de 09:00; vide, aucun rappel',
  },
  choices: {
    visibility: { team: 'Quiconque voit le dossier', private: 'Moi seulement' },
    priority: { low: 'Basse', normal: 'Normale', high: 'Haute' },
    kind: {
      idDocument: 'Pièce d’identité',
      orderSlip: 'Bordereau d’ordre',
      photo: 'Photo',
      other: 'Autre',
      note: 'Note',
      task: 'Tâche',
      file: 'Fichier',
    },
  },
  validation: {
    timeOfDay: 'Veuillez saisir une heure comme 09:30 ou 14:00',
  },
  reasons: {
    notYours: 'Ceci est à quelqu’un d’autre, qui peut le modifier, comme l’administration',
    recordFileType:
      'Veuillez choisir un document PDF, Word ou Excel, ou une image JPG, PNG, GIF ou WebP; c’est le contenu du fichier qui compte, et non son nom',
    pictureBroken: 'L’image est endommagée ou trop grande pour être ouverte',
    fileTooLarge: 'Le fichier dépasse {most} Mo',
    pictureTooLarge: 'L’image dépasse {most} Mo',
  },
  mail: {
    reminder: {
      subject: 'Rappel : {task}',
      body: 'Vous vouliez qu’on vous rappelle une tâche.\n\n{task}\n{when}\nAu sujet de {about} ({reference})',
    },
  },
}
