export const importsWebEn = {
  list: {
    empty: 'No imports yet',
    emptyHint:
      'Import shareholders, orders or leads from a CSV file. We check it first, and you can revert the import.',
  },
  upload: {
    shareholders: 'Import shareholders',
    orders: 'Import orders',
    leads: 'Import leads',
    noc: 'Load NOC file',
    naics: 'Load NAICS file',
    drop: {
      shareholders: 'Drop the file here to import shareholders',
      orders: 'Drop the file here to import orders',
      leads: 'Drop the file here to import leads',
    },
    refused: '“{file}” was not accepted',
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
    kept: 'Left unchanged',
  },
  record: {
    facts: '{what}, {count, plural, one {# row} other {# rows}}, {encoding}, by {name},',
    progress: '{done, number} of {all, number} rows',
    closed:
      'File contents are shown to the person who uploaded it and to people with access to all its protected fields.',
    mayLeave: 'This continues if you leave this page.',
  },
  outcome: {
    checked: { part: 'Checked, with errors', unchanged: 'Checked', nothing: 'Every row refused' },
    done: {
      part: 'Partly imported',
      unchanged: 'Nothing to change',
      nothing: 'Nothing imported',
    },
  },
  nothing: {
    checked:
      '{count, plural, one {The only row was refused} other {All # rows were refused}}: nothing can be imported. See the reasons below.',
    done: 'Nothing was imported: {count, plural, one {the only row failed or was skipped} other {all # rows failed or were skipped}}. See the reasons below.',
  },
  result: {
    checked: 'Check results',
    title: 'Result',
    mended:
      '{count, plural, one {# row was corrected and waits} other {# rows were corrected and wait}} for the next check.',
    planned:
      'To be created: {created, number}. Updated: {updated, number}. Skipped: {skipped, number}. Nothing has been imported yet.',
    plannedCodes:
      'New: {created, number}. Changed: {updated, number}. Unchanged: {skipped, number}. {absent, plural, =0 {} one {# code of the list is not in this file and stays.} other {# codes of the list are not in this file and stay.}} Nothing has been imported yet.',
  },
  notices: {
    eitherDate:
      'Dates in “{column}” can be read with the day or the month first. Choose the format below.',
    eitherNumber: 'In “{column}”, 1,234 can be read two ways. Choose the format below.',
  },
  actions: {
    check: 'Check file',
    checkAgain: 'Check file again',
    checkMended: 'Check corrected rows',
    run: 'Import {count, plural, one {# row} other {# rows}}',
    resume: 'Continue import',
    revert: 'Revert import',
    errorsFile: 'Download rows with errors',
    open: 'Open list: {what}',
    chooseOther: 'Choose another file',
  },
  confirm: {
    keep: 'Keep import',
    revert: 'Revert {count, plural, one {# record} other {# records}}?',
    revertBody:
      'Created records are removed, orders are voided, and updated records get their former values. Records changed since are left unchanged and listed here.',
    revertCodes:
      '{created, plural, =0 {} one {# new code is removed.} other {# new codes are removed.}} {updated, plural, =0 {} one {# code gets its former titles back.} other {# codes get their former titles back.}} Codes changed since are left unchanged and listed here.',
  },
  problems: {
    title: 'Errors to correct',
    hint: 'Correct a value here, in one row or in every row that has it, then check again. You do not need to upload the file again.',
    rows: '{count, plural, one {# row:} other {# rows:}}',
    lines:
      '{count, plural, one {row} other {# rows:}} {lines}{more, plural, =0 {} other { and # more}}',
    typed: '“{value}”',
    empty: 'empty',
    more: 'More values are listed once you correct these.',
  },
  mend: {
    value: '{field} in place of “{value}”',
    where: 'Where',
    everywhere: 'In all {count, number} rows',
    line: 'In row {line}',
    same: 'Enter another value',
    act: 'Correct {count, plural, one {# row} other {# rows}}',
  },
  repeats: {
    title: 'Rows that repeat one another',
    hint: 'The choices under “Columns” decide what happens to each row.',
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
    title: 'Effects on ledgers',
    shareholder: 'Shareholder',
    shares: 'Shares, before → after',
    amount: 'Amount invested, before → after',
    lines: '{count, plural, one {Row {lines} is} other {Rows {lines} are}} refused: below zero',
    belowZero: 'below zero',
  },
  rows: {
    title: 'Rows to review',
    line: 'Line',
    state: 'Status',
    reason: 'Reason',
    field: '{field}:',
    previous: 'Previous rows',
    next: 'Next rows',
  },
  mapping: {
    title: 'Columns',
    intro:
      'Choose a field for each column. A column without a field is skipped; empty cells change nothing.',
    column: 'Column',
    sample: 'First rows',
    field: 'Field',
    fieldOf: 'Field for {column}',
    rival: 'Also looks like {field}, which “{other}” fills. Skipped unless you choose.',
    twice: 'Choose another field: another column fills this one',
    leftOut: 'Skipped',
    missing: 'Missing columns, required unless there is a default value: {fields}',
  },
  options: {
    dateFormat: 'Date format',
    ymd: '2026-11-21',
    dmy: '21/11/2026',
    mdy: '11/21/2026',
    decimalFormat: 'Number format',
    point: '1,234.56',
    comma: '1 234,56',
    matchBy: 'Recognized by',
    noMatch: 'Every row is new',
    onMatch: 'Existing rows',
    onMissing: 'New rows',
    skip: 'Skip',
    update: 'Update',
    create: 'Create',
  },
} as const
