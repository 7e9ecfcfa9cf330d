export const rolesScreensEn = {
  sections: {
    facts: 'About the role',
    history: 'History',
  },
  verbs: {
    add: 'Add a role',
    save: 'Save the role',
    edit: 'Edit',
    copy: 'Duplicate',
    delete: 'Delete',
    viewAs: 'View as this role',
  },
  views: {
    label: 'How roles are shown',
    list: 'List',
    cards: 'Cards',
  },
  cards: {
    noDescription: 'Without a description',
    noMatch: 'No role matches the search',
  },
  users: '{users, plural, =0 {Nobody has this role} one {# user} other {# users}}',
  edit: {
    title: 'Edit {name}',
    notYours: 'You may look at this role, but not change it.',
    unchanged: 'As it was',
    notGranted: 'not granted',
  },
  permissions: {
    intro:
      'Tick what whoever has the role may do. Protected fields, such as bank details, are ticked one by one, even after Select all. What you may not do yourself you cannot grant. With the keyboard, ↓ and ↑ lead from one subject to the next.',
    search: 'Search the permissions',
    grantedOnly: 'Only what is granted',
    all: 'Select all',
    allOf: 'Everything on {subject}',
    one: '{subject} – {action}',
    scope: '{subject} – {action}: on which records',
    groups: '{subject} – {action}: which fields',
    lastGroup: 'One at least must stay; untick the action instead',
    isChanged: 'Changed',
    noneFound: 'No permission matches what you are looking for',
    noneGranted: 'Nothing is granted',
    tally:
      '{count, plural, one {# permission} other {# permissions}} · {changed, plural, one {# changed} other {# changed}}',
  },
  preview: {
    notice:
      'This is a preview of what somebody with the role {name} sees and may do. You keep your own permissions, and nothing here can be opened through it.',
    navigation: 'The navigation of this role',
    nothing: 'Nothing in the navigation opens for this role.',
    permissions: '{count, plural, one {# permission} other {# permissions}}',
  },
  copy: {
    title: 'Duplicate {name}',
    body: 'The copy may do the same, and nobody has it yet. It opens for you to change it.',
    name: '{name} (copy)',
    verb: 'Duplicate the role',
  },
  delete: {
    title: 'Delete the role {name}?',
    unused: 'Nobody has this role. It cannot be brought back.',
    inUse:
      '{users, plural, one {# user has this role and gets another at once.} other {# users have this role and get another at once.}} It cannot be brought back.',
    replacement: 'The role that replaces it',
    choose: 'Please choose the role that replaces it',
    verb: 'Delete {name}',
  },
  toast: {
    added: 'The role was added',
    saved: 'The role was saved',
    deleted: '{name} was deleted',
  },
} as const
