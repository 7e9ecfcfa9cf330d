export const rolesScreensEn = {
  sections: {
    facts: 'About the role',
    history: 'History',
  },
  verbs: {
    add: 'Add role',
    save: 'Save role',
    edit: 'Edit role',
    copy: 'Duplicate role',
    delete: 'Delete role',
    viewAs: 'View as this role',
  },
  views: {
    label: 'How roles are shown',
    list: 'List',
    cards: 'Cards',
  },
  cards: {
    noDescription: 'No description',
    noMatch: 'No role matches the search',
  },
  users: '{users, plural, =0 {No users} one {# user} other {# users}}',
  edit: {
    title: 'Edit {name}',
    notYours: 'You can view this role, but not change it.',
    unchanged: 'Unchanged',
    notGranted: 'not granted',
  },
  permissions: {
    intro:
      'Tick what people with this role can do. Protected fields, such as bank details, are ticked one by one, even after Select all. You can grant only what your role allows. On the keyboard, ↓ and ↑ move between subjects.',
    search: 'Search permissions',
    grantedOnly: 'Granted only',
    all: 'Select all',
    allOf: 'All actions: {subject}',
    one: '{subject} – {action}',
    scope: '{subject} – {action}: on which records',
    groups: '{subject} – {action}: which fields',
    lastGroup: 'Keep at least one, or untick the action',
    isChanged: 'Changed',
    noneFound: 'No permission matches the search',
    noneGranted: 'No permissions granted',
    tally:
      '{count, plural, one {# permission} other {# permissions}} · {changed, plural, one {# changed} other {# changed}}',
  },
  preview: {
    notice:
      'Preview of what people with the role {name} see and can do. You keep your own permissions; nothing opens from here.',
    navigation: 'Navigation of this role',
    nothing: 'No navigation for this role.',
    permissions: '{count, plural, one {# permission} other {# permissions}}',
  },
  copy: {
    title: 'Duplicate {name}',
    body: 'The copy has the same permissions and no users. It opens for you to edit.',
    name: '{name} (copy)',
    verb: 'Duplicate role',
  },
  delete: {
    title: 'Delete the role {name}?',
    unused: 'No users have this role. You cannot undo this.',
    inUse:
      '{users, plural, one {# user has this role and receives another.} other {# users have this role and receive another.}} You cannot undo this.',
    replacement: 'Replacement role',
    choose: 'Choose a replacement role',
    verb: 'Delete {name}',
  },
  toast: {
    added: 'Role added',
    saved: 'Role saved',
    deleted: 'Role {name} deleted',
  },
} as const
