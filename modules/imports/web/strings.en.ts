export const importsWebEn = {
  list: {
    empty: 'Nothing has been imported yet',
    emptyHint:
      'Shareholders and orders come from a CSV file. It is checked first, and can be taken back afterwards.',
  },
  upload: {
    shareholders: 'Import shareholders',
    orders: 'Import orders',
    drop: {
      shareholders: 'Let the file go here to import shareholders',
      orders: 'Let the file go here to import orders',
    },
    refused: '“{file}” was not taken',
  },
  counts: {
    ready: '{count, plural, one {# ready} other {# ready}}',
    refused: '{count, plural, one {# refused} other {# refused}}',
    created: '{count, plural, one {# created} other {# created}}',
    updated: '{count, plural, one {# updated} other {# updated}}',
    skipped: '{count, plural, one {# skipped} other {# skipped}}',
    failed: '{count, number} failed',
    reverted: '{count, plural, one {# reverted} other {# reverted}}',
    kept: '{count, plural, one {# kept} other {# kept}}',
  },
  rowState: {
    refused: 'Refused',
    failed: 'Failed',
    kept: 'Kept as it is',
  },
  record: {
    facts: '{what}, {count, plural, one {# row} other {# rows}}, {encoding}, by {name},',
    progress: '{done, number} of {all, number} rows',
    mayLeave: 'It goes on when you leave this page.',
  },
  result: {
    checked: 'What the check found',
    title: 'Result',
    planned:
      'Would be created: {created, number}. Updated: {updated, number}. Skipped: {skipped, number}. Nothing has been written yet.',
  },
  notices: {
    eitherDate:
      'The dates of “{column}” can be read with the day or the month first. They are read as chosen below.',
    eitherNumber:
      'Numbers of “{column}” such as 1,234 can be a thousand or one and a bit. They are read as chosen below.',
  },
  actions: {
    check: 'Check',
    checkAgain: 'Check again',
    run: 'Import {count, plural, one {# row} other {# rows}}',
    resume: 'Go on',
    revert: 'Revert the import',
    errorsFile: 'Download the rows with errors',
    open: 'Open the list: {what}',
  },
  confirm: {
    keep: 'Keep the import',
    revert: 'Revert {count, plural, one {# record} other {# records}}?',
    revertBody:
      'What was created is taken away, orders are voided, and what was updated gets its former values. Whatever was changed since stays as it is, and is named here.',
  },
  rows: {
    title: 'Rows with something to say',
    line: 'Line',
    state: 'State',
    reason: 'Reason',
    field: '{field}:',
    previous: 'Previous rows',
    next: 'Next rows',
  },
  mapping: {
    title: 'Columns',
    intro:
      'Say what each column is. A column without a field is left out; empty cells change nothing.',
    column: 'Column',
    sample: 'First rows',
    field: 'Field',
    fieldOf: 'Field of {column}',
    leftOut: 'Left out',
    missing: 'Not among the columns, and required unless there is a usual value: {fields}',
  },
  options: {
    dateFormat: 'Date format',
    ymd: '2026-11-21',
    dmy: '21/11/2026',
    mdy: '11/21/2026',
    decimalFormat: 'Number format',
    point: '1,234.56',
    comma: '1 234,56',
    matchBy: 'Recognised by',
    noMatch: 'Every row is new',
    onMatch: 'A row that is there already',
    onMissing: 'A row that is not there',
    skip: 'is skipped',
    update: 'is updated',
    create: 'is created',
  },
} as const
