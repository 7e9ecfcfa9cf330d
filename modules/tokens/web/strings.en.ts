export const tokensScreenEn = {
  intro:
    'Software uses a token to act for you, within what you can do yourself. It ends on its last day, when you revoke it, and when you change your password.',
  empty: 'No API tokens yet',
  emptyHint:
    'Create one for each piece of software that works for you, with as little access as it needs.',
  labelled: '{label}:',
  neverUsed: 'Not used yet',
  makeIntro: 'The token is shown once, right after it is created.',
  lives: '{days, plural, =365 {1 year} other {# days}}',
  scopeSaid: { read: '{area} (read)', write: '{area} (read and change)' },
  actions: {
    make: 'Create API token',
    revoke: 'Revoke token',
    revokeNamed: 'Revoke token {name}',
  },
  confirm: {
    title: 'Revoke {name}?',
    body: 'Software that uses it is refused from now on. This cannot be undone.',
  },
  made: {
    title: 'API token “{name}” created',
    body: 'Copy it now and keep it in a safe place. It will not be shown again.',
    what: 'API token',
    done: 'I have copied it',
  },
  ofUser: {
    count: '{count, plural, =0 {None} one {# that works} other {# that work}}',
    revoke: 'Revoke API tokens',
    title: 'Revoke API tokens? {name}',
    revoked: 'API tokens of {name} revoked',
  },
  toast: { revoked: '{name} revoked' },
} as const
