export const sourcesWebEn = {
  actions: {
    add: 'Add source',
    edit: 'Edit source',
    save: 'Save source',
    withdraw: 'Withdraw source',
    offer: 'Restore source',
    delete: 'Delete source',
  },
  intro:
    'Where shareholders and leads come from. Forms and filters list the sources in this order.',
  bearers: {
    none: 'Not in use',
    shareholders: '{count, plural, one {# shareholder} other {# shareholders}}',
    leads: '{count, plural, one {# lead} other {# leads}}',
  },
  notOffered: 'No longer offered',
  order: {
    label: 'Sources in their order',
    handle: 'Move {name}',
    help: 'Drag the source, or press the up and down arrow keys.',
    placed: '{name}: place {place} of {count}',
    up: 'Put source higher',
    down: 'Put source lower',
  },
  empty: 'No sources yet',
  emptyHint: 'Add a source to record where shareholders and leads come from.',
  delete: {
    title: 'Delete the source “{name}”?',
    unused: 'No shareholders or leads have this source. You cannot undo this.',
    inUse:
      '{who} {count, plural, one {has} other {have}} this source{hidden, plural, =0 {} other { (# archived, merged or deleted)}}. Choose what replaces it. You cannot undo this.',
    none: 'No source',
    verb: 'Delete {name}',
  },
  toast: {
    saved: 'Source saved',
    deleted: 'Source deleted',
  },
} as const
