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
    isPinned: 'Kept on top',
    visibility: 'Who reads it',
    editedAt: 'Edited',
    doneAt: 'Done',
    position: 'Place',
    width: 'Width',
    height: 'Height',
    title: 'What is to be done',
    dueOn: 'Day',
    dueAt: 'Time',
    assigneeId: 'Who does it',
    assignee: 'Who does it',
    remindMinutes: 'Reminder, minutes before',
    priority: 'Priority',
    parent: 'About',
    caption: 'Caption',
    kind: 'Kind',
    deletedBy: 'Deleted by',
    deletedAt: 'Deleted',
    goneAt: 'Gone for good',
  },
  help: {
    dueAt: 'Such as 14:30; left empty, the whole day',
    remindMinutes: 'By mail, once. A whole day is counted from 09:00; left empty, no reminder',
  },
  choices: {
    visibility: { team: 'Whoever sees the record', private: 'Only me' },
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
    timeOfDay: 'Please enter a time such as 09:30 or 14:00',
  },
  reasons: {
    notYours: 'This belongs to somebody else; they or an administrator can change it',
    recordFileType:
      'Please choose a PDF, Word or Excel document or a JPG, PNG, GIF or WebP picture; what counts is what is in the file, not its name',
    pictureBroken: 'The picture is damaged or too large to be opened',
    fileTooLarge: 'The file is larger than {most} MB',
    pictureTooLarge: 'The picture is larger than {most} MB',
  },
  mail: {
    reminder: {
      subject: 'Reminder: {task}',
      body: 'You wanted to be reminded of a task.\n\n{task}\n{when}\nAbout {about} ({reference})',
    },
  },
} as const
