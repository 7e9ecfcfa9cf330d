export const notesAndTasksEn = {
  screens: {
    tasks: 'Tasks',
    deletedItems: 'Deleted notes, tasks and files',
  },
  navigation: {
    deletedItems: 'Notes, tasks and files',
  },
  subjects: {
    Tasks: 'Tasks',
  },
  fields: {
    body: 'Note',
    isPinned: 'Pinned',
    visibility: 'Visible to',
    editedAt: 'Edited',
    doneAt: 'Done',
    position: 'Place',
    width: 'Width',
    height: 'Height',
    title: 'Task',
    dueOn: 'Due date',
    dueAt: 'Time',
    assigneeId: 'Assigned to',
    assignee: 'Assigned to',
    remindMinutes: 'Reminder, minutes before',
    priority: 'Priority',
    parent: 'About',
    caption: 'Caption',
    kind: 'Type',
    deletedBy: 'Deleted by',
    deletedAt: 'Deleted',
    goneAt: 'Permanently deleted on',
  },
  help: {
    dueAt: 'For example 14:30; leave blank for the whole day',
    remindMinutes: 'By email, once. A whole day starts at 09:00; leave blank for no reminder',
  },
  choices: {
    visibility: { team: 'Everyone with access', private: 'Only me' },
    priority: { low: 'Low', normal: 'Normal', high: 'High' },
    kind: {
      idDocument: 'Identity document',
      orderSlip: 'Order slip',
      photo: 'Photo',
      other: 'Other',
      note: 'Note',
      task: 'Task',
      file: 'File',
    },
  },
  validation: {
    timeOfDay: 'Enter a time, for example 14:30',
    mentionStranger: 'Mention only people who can open this record',
    mentionPrivate: 'Make the note visible to everyone with access, or remove the mention',
    mentionsMany: 'Mention at most {most, number} people in a note',
  },
  reasons: {
    notYours: 'Ask the person who added this, or an administrator, to change it',
    recordFileType:
      'Choose a PDF, Word or Excel document, or a JPG, PNG, GIF or WebP picture; the content counts, not the name',
    pictureBroken: 'Choose another picture: this one is damaged or too large to open',
    fileTooLarge: 'Choose a file of at most {most} MB',
    pictureTooLarge: 'Choose a picture of at most {most} MB',
  },
  mail: {
    mentioned: {
      subject: '{author} mentioned you: {reference}',
      body: 'Hello {name},\n\n{author} mentioned you in a note.\n\nAbout: {about} ({reference})',
      button: 'Read note',
    },
    assigned: {
      subject: 'Task assigned to you: {task}',
      body: 'Hello {name},\n\nA task was assigned to you.\n\nTask: {task}\nDue: {when}\nAbout: {about} ({reference})',
      button: 'View task',
    },
    overdue: {
      subject: 'Task overdue: {task}',
      body: 'Hello {name},\n\nA task of yours is overdue.\n\nTask: {task}\nDue: {when}\nAbout: {about} ({reference})',
      button: 'View task',
    },
    reminder: {
      subject: 'Reminder: {task}',
      body: 'Hello {name},\n\nA task is due.\n\nTask: {task}\nDue: {when}\nAbout: {about} ({reference})',
      button: 'View task',
    },
  },
} as const
