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
    closed:
      'What stands in the file is shown to whoever uploaded it, and to those who may see everything protected in it.',
    mayLeave: 'It goes on when you leave this page.',
  },
  outcome: {
    checked: { part: 'Checked, with errors', unchanged: 'Checked', nothing: 'Every row refused' },
    done: {
      part: 'Imported in part',
      unchanged: 'Nothing to change',
      nothing: 'Nothing imported',
    },
  },
  nothing: {
    checked:
      '{count, plural, one {The only row was refused} other {All # rows were refused}}: nothing can be imported as it is. The reasons are below.',
    done: 'Nothing was imported: {count, plural, one {the only row failed or was skipped} other {all # rows failed or were skipped}}. The reasons are below.',
  },
  result: {
    checked: 'What the check found',
    title: 'Result',
    mended:
      '{count, plural, one {# row was mended and waits} other {# rows were mended and wait}} for the next check.',
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
    checkMended: 'Check the mended rows',
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
  problems: {
    title: 'What is wrong',
    hint: 'Mend a value here, in every row that has it or in one, and check again. The file need not be uploaded again.',
    rows: '{count, plural, one {# row:} other {# rows:}}',
    lines:
      '{count, plural, one {row} other {# rows:}} {lines}{more, plural, =0 {} other { and # more}}',
    typed: '“{value}”',
    empty: 'empty',
    more: 'There are more values; they are listed once these are mended.',
  },
  mend: {
    value: '{field} in place of “{value}”',
    where: 'Where',
    everywhere: 'In all {count, number} rows',
    line: 'In row {line}',
    act: 'Mend {count, plural, one {# row} other {# rows}}',
  },
  repeats: {
    title: 'Rows that repeat one another',
    hint: 'What becomes of each follows from the choices under “Columns”.',
    same: '{count, number} rows with the same {fields}:',
    becomes: {
      created: 'row {line} is created',
      updated: 'row {line} updates it',
      skipped: 'row {line} is skipped',
      refused: 'row {line} is refused',
      waiting: 'row {line} waits for the next check',
    },
    more: 'and {count, plural, one {# more row} other {# more rows}}',
  },
  effects: {
    title: 'What becomes of the ledgers',
    shareholder: 'Shareholder',
    shares: 'Shares, before → after',
    amount: 'Amount invested, before → after',
    lines: '{count, plural, one {Row {lines} is} other {Rows {lines} are}} refused: below zero',
    belowZero: 'below zero',
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
    rival: 'Seems to be {field} too, which “{other}” fills. Left out unless you choose.',
    twice: 'Another column fills this field',
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
