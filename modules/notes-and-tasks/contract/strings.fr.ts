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
    isPinned: 'Épinglée',
    visibility: 'Visible pour',
    editedAt: 'Modifiée',
    doneAt: 'Faite',
    position: 'Place',
    width: 'Largeur',
    height: 'Hauteur',
    title: 'Tâche',
    dueOn: 'Échéance',
    dueAt: 'Heure',
    assigneeId: 'Responsable',
    assignee: 'Responsable',
    remindMinutes: 'Rappel, minutes avant',
    priority: 'Priorité',
    parent: 'Au sujet de',
    caption: 'Légende',
    kind: 'Type',
    deletedBy: 'Supprimé par',
    deletedAt: 'Suppression',
    goneAt: 'Suppression définitive le',
  },
  help: {
    dueAt: 'Par exemple 14:30; laissez vide pour toute la journée',
    remindMinutes:
      'Par courriel, une fois. Une journée entière commence à 09:00; laissez vide pour aucun rappel',
  },
  choices: {
    visibility: { team: 'Toute personne ayant accès', private: 'Moi seulement' },
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
    timeOfDay: 'Saisissez une heure, par exemple 14:30',
    mentionStranger: 'Mentionnez seulement des personnes qui peuvent ouvrir ce dossier',
    mentionPrivate: 'Rendez la note visible à toute personne qui a accès, ou retirez la mention',
    mentionsMany: 'Mentionnez au plus {most, number} personnes dans une note',
  },
  reasons: {
    notYours: 'Demandez la modification à la personne qui l’a ajouté ou à l’administration',
    recordFileType:
      'Choisissez un document PDF, Word ou Excel, ou une image JPG, PNG, GIF ou WebP; le contenu compte, non le nom',
    pictureBroken: 'Choisissez une autre image : celle-ci est endommagée ou trop grande',
    fileTooLarge: 'Choisissez un fichier d’au plus {most} Mo',
    pictureTooLarge: 'Choisissez une image d’au plus {most} Mo',
  },
  mail: {
    mentioned: {
      subject: '{author} vous a mentionné : {reference}',
      body: 'Bonjour {name},\n\n{author} vous a mentionné dans une note.\n\nAu sujet de : {about} ({reference})',
      button: 'Lire la note',
    },
    assigned: {
      subject: 'Tâche attribuée : {task}',
      body: 'Bonjour {name},\n\nUne tâche vous a été attribuée.\n\nTâche : {task}\nÉchéance : {when}\nAu sujet de : {about} ({reference})',
      button: 'Consulter la tâche',
    },
    overdue: {
      subject: 'Tâche en retard : {task}',
      body: 'Bonjour {name},\n\nUne de vos tâches est en retard.\n\nTâche : {task}\nÉchéance : {when}\nAu sujet de : {about} ({reference})',
      button: 'Consulter la tâche',
    },
    reminder: {
      subject: 'Rappel : {task}',
      body: 'Bonjour {name},\n\nUne tâche arrive à échéance.\n\nTâche : {task}\nÉchéance : {when}\nAu sujet de : {about} ({reference})',
      button: 'Consulter la tâche',
    },
  },
}
