export const sourcesWebEn = {
  actions: {
    add: 'Add source',
    edit: 'Edit source',
    save: 'Save source',
    up: 'Put source higher',
    down: 'Put source lower',
    withdraw: 'Withdraw source',
    offer: 'Restore source',
    delete: 'Delete source',
  },
  intro: 'Where shareholders come from. Forms and filters list the sources in this order.',
  bearers: '{count, plural, =0 {No shareholders} one {# shareholder} other {# shareholders}}',
  notOffered: 'No longer offered',
  order: {
    label: 'Sources in their order',
    handle: 'Move {name}',
    help: 'Drag the source, or press the up and down arrow keys.',
    placed: '{name}: place {place} of {count}',
  },
  empty: 'No sources yet',
  emptyHint: 'Add a source to record where shareholders come from.',
  delete: {
    title: 'Delete the source “{name}”?',
    unused: 'No shareholders have this source. You cannot undo this.',
    inUse:
      '{count, plural, one {# shareholder has} other {# shareholders have}} this source{hidden, plural, =0 {} other { (# archived or merged)}}. Choose what replaces it. You cannot undo this.',
    none: 'No source',
    verb: 'Delete {name}',
  },
  toast: {
    saved: 'Source saved',
    deleted: 'Source deleted',
  },
} as const
