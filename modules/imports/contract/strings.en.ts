export const importsEn = {
  screens: {
    importShareholders: 'Imports',
    oneImport: 'Import',
  },
  subjects: {
    Imports: 'Imports',
  },
  fields: {
    createdAt: 'Uploaded',
    fileName: 'File',
    kind: 'What',
    state: 'State',
    createdBy: 'By',
    rowCount: 'Rows',
    result: 'Result',
  },
  choices: {
    kind: { shareholders: 'Shareholders', orders: 'Orders' },
    state: {
      uploaded: 'Uploaded',
      checking: 'Being checked',
      checked: 'Checked',
      running: 'Being imported',
      done: 'Imported',
      reverting: 'Being reverted',
      reverted: 'Reverted',
      stopped: 'Stopped',
    },
  },
  reasons: {
    notATable:
      'This is no CSV file. In a spreadsheet program, save it as “CSV UTF-8”; semicolons, commas and tabs are understood',
    brokenTable: 'Line {line} of the file cannot be read: a quotation mark or a cell is missing',
    noRows: 'The file has a heading and no rows, or is empty',
    importTooLarge: 'The file is larger than {most, number} MB. Please divide it',
    tooManyColumns:
      'The file has {count, number} columns; at most {most, number} are read. Please leave out some',
    tooManyRows:
      'The file has {count, number} rows; at most {most, number} are imported at once. Please divide it',
    checkAgain: 'Values were mended since the check. Check again first',
    fileDeleted: 'The rows of this file have been deleted, as is done after a while',
  },
  validation: {
    columnTwice: 'Two columns fill the same field',
    columnClosed:
      'You may not fill in the {count, plural, one {field of the column} other {fields of the columns}} “{columns}”. Please leave out {count, plural, one {this column} other {these columns}}',
    noColumn: 'Please say what at least one column is',
  },
  ofRows: {
    reasons: {
      stale: 'It has been changed since the import',
      editedSince: 'It has been changed since the import, or is gone',
      inUse: 'Something belongs to it now, such as orders',
      notFound: 'It is gone',
      forbidden: 'You may not do this with the record',
    },
    validation: {
      several: '{count, number} records match; which one is meant cannot be told',
      repeated: 'Line {line} of the file bears it already',
      missing: 'Nobody is known by this number, email or name',
    },
  },
  errorsFile: {
    name: 'errors',
    line: 'Line',
    reason: 'Reason',
  },
} as const
