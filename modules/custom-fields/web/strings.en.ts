export const customFieldsWebEn = {
  actions: {
    add: 'Add custom field',
    addOption: 'Add choice',
    edit: 'Edit custom field',
    save: 'Save custom field',
    up: 'Put custom field higher',
    down: 'Put custom field lower',
    lacking: 'Show records without a value',
    replace: 'Replace a choice',
    retype: 'Change type',
    archive: 'Archive custom field',
    restore: 'Restore custom field',
    delete: 'Delete custom field',
  },
  fields: {
    optionId: 'Choice that goes',
    replacementId: 'Replacement choice',
  },
  intro:
    'Fields of your own on shareholders and leads, up to {most} each. They are in forms, lists, files and the API at once.',
  count: '{count, plural, =0 {No values} one {# value} other {# values}}',
  order: {
    label: 'Custom fields in their order',
    handle: 'Move {name}',
    help: 'Drag the custom field, or press the up and down arrow keys.',
    placed: '{name}: place {place} of {count}',
  },
  empty: {
    shareholder: 'No custom fields of shareholders yet',
    lead: 'No custom fields of leads yet',
  },
  emptyHint: 'Add a custom field to record what the other fields have no place for.',
  options: {
    name: 'Choice {place}, {language}',
    up: 'Put {name} higher',
    down: 'Put {name} lower',
    archive: 'Archive {name}',
    restore: 'Restore {name}',
    leaveOut: 'Leave {name} out',
  },
  lacking: {
    title: 'Records without “{name}”',
    told: '{count, plural, =0 {Every record that you see has a value.} one {# record has no value.} other {# records have no value.}}',
    all: 'Show all of them in the list',
  },
  replace: {
    title: 'Replace a choice of “{name}”',
    intro:
      'Records that have the choice have the replacement at once, and the choice goes. You cannot undo this.',
    option: '{name} ({count, plural, =0 {not in use} one {# record} other {# records}})',
    verb: 'Replace choice',
  },
  retype: {
    title: 'Change the type of “{name}”',
    kept: '{count, plural, =0 {No values are kept.} one {# value is kept.} other {# values are kept.}}',
    lost: '{count, plural, =0 {No values go.} one {# value cannot be read so and goes for good.} other {# values cannot be read so and go for good.}}',
    examples: 'Among them: {examples}',
    verb: 'Change type',
  },
  delete: {
    title: 'Delete the custom field “{name}”?',
    body: '{count, plural, =0 {No records have a value.} one {The value of # record goes with it.} other {The values of # records go with it.}} You cannot undo this. Archiving keeps them.',
    verb: 'Delete {name}',
  },
  toast: {
    saved: 'Custom field saved',
    archived: 'Custom field archived',
    restored: 'Custom field restored',
    deleted: 'Custom field deleted',
    replaced: 'Choice replaced',
    retyped: 'Type changed',
  },
} as const
