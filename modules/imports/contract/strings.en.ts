export const importsEn = {
  screens: {
    importShareholders: 'Imports',
    oneImport: 'Import',
    classificationImport: 'Import',
  },
  navigation: {
    importShareholders: 'Import shareholders',
  },
  subjects: {
    Imports: 'Imports',
  },
  fields: {
    createdAt: 'Uploaded',
    fileName: 'File',
    kind: 'Content',
    state: 'Status',
    createdBy: 'By',
    rowCount: 'Rows',
    result: 'Result',
  },
  choices: {
    kind: {
      shareholders: 'Shareholders',
      orders: 'Orders',
      leads: 'Leads',
      noc: 'Occupations (NOC)',
      naics: 'Industries (NAICS)',
    },
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
      'This is not a CSV file. In a spreadsheet program, save it as “CSV UTF-8”; semicolons, commas and tabs are accepted',
    brokenTable: 'Line {line} of the file cannot be read: a quotation mark or a cell is missing',
    noRows: 'Choose a file with rows: this one is empty or has only a heading',
    importTooLarge: 'The file is larger than {most, number} MB. Divide it',
    tooManyColumns:
      'The file has {count, number} columns; at most {most, number} are read. Remove some',
    tooManyRows:
      'The file has {count, number} rows; at most {most, number} are imported at a time. Divide it',
    checkAgain: 'Values were corrected since the check. Check again first',
    fileDeleted: 'The rows of this file were deleted after the retention period',
  },
  validation: {
    columnTwice: 'Choose another field: two columns fill this one',
    columnClosed:
      'You do not have access to the {count, plural, one {field of the column} other {fields of the columns}} “{columns}”. Leave out {count, plural, one {this column} other {these columns}}',
    noColumn: 'Choose the field of at least one column',
  },
  ofRows: {
    reasons: {
      stale: 'Changed since the import',
      editedSince: 'Changed since the import, or deleted',
      inUse: 'Now linked to something, such as orders',
      notFound: 'No longer exists',
      forbidden: 'You do not have permission for this record',
    },
    validation: {
      several: '{count, number} records match; enter something that identifies one',
      repeated: 'Line {line} of the file already has this',
      missing: 'No match for this number, email or name',
    },
  },
  errorsFile: {
    name: 'errors',
    line: 'Line',
    reason: 'Reason',
  },
} as const
