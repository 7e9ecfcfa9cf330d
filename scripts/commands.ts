export interface Option {
  /** `count` takes a whole number from 0 on. */
  kind: 'flag' | 'count'
  says: string
}

export interface Command {
  says: string
  /** What may be named without dashes. */
  words?: { name: string; says: string }
  options: Readonly<Record<string, Option>>
}

/** Every command of package.json, with what it takes. */
export const commands = {
  start: {
    says: 'Everything at http://localhost:3000, with a demonstration in an empty database.',
    options: {
      'without-web': { kind: 'flag', says: 'the server alone; the web app is not built' },
    },
  },
  test: {
    says: 'The whole suite on a database of its own, or parts of it; ends with “N passed, N failed”.',
    words: {
      name: 'part',
      says: 'a folder or file with tests, or the name of a journey or a part of it',
    },
    options: { steps: { kind: 'flag', says: 'the steps of npm run check before the parts, too' } },
  },
  dev: {
    says: 'Server and web app that follow your changes.',
    options: {},
  },
  check: {
    says: 'Types, lint, format, boundaries, dead code, generated files.',
    words: { name: 'step', says: 'the beginning of a step’s name: types, lint, format, …' },
    options: { write: { kind: 'flag', says: 'writes the generated files first' } },
  },
  migrate: {
    says: 'Applies migrations and writes the database’s types.',
    options: {},
  },
  generate: {
    says: 'Fills the database with data at scale, beside what is there.',
    options: {
      applications: {
        kind: 'count',
        says: '10,000 unless told, none beside shareholders and leads',
      },
      shareholders: { kind: 'count', says: 'none unless told' },
      leads: { kind: 'count', says: 'none unless told' },
      orders: { kind: 'count', says: 'ten to a shareholder unless told' },
    },
  },
  verify: {
    says: 'The audit chain holds, kept figures equal what they are kept of.',
    options: {
      'audit-alone': { kind: 'flag', says: 'the audit chain, and no figures' },
    },
  },
  backup: {
    says: 'A backup of database and files in one file, while people work; the keys stay apart.',
    words: {
      name: 'folder',
      says: 'where it is written; BACKUP_DIR or DATA_DIR/backups unless told',
    },
    options: {
      'new-identity': {
        kind: 'flag',
        says: 'makes the pair with which backups are encrypted and opened, and nothing else',
      },
    },
  },
  restore: {
    says: 'Fills an empty database and folder from a backup, and verifies the result.',
    words: { name: 'file', says: 'the backup' },
    options: {
      check: {
        kind: 'flag',
        says: 'reads the backup whole and tells whether it is; restores nothing',
      },
    },
  },
  'support-bundle': {
    says: 'One archive for whoever helps: versions, settings, jobs, sizes, metrics; nothing of a person.',
    words: { name: 'folder', says: 'where it is written; the present one unless told' },
    options: {},
  },
  pictures: {
    says: 'Pictures of every screen in its states, three widths, two themes, both languages, in pictures/.',
    words: {
      name: 'word',
      says: 'visitor, superAdmin, …; shown, waiting, …; 375; dark; fr; anything else is part of the path',
    },
    options: {},
  },
  bench: {
    says: 'What each call costs at a million applications, beside bare Node on the same database.',
    words: { name: 'operation', says: 'a part of what the operation is called' },
    options: {
      applications: { kind: 'count', says: 'filled up to, 1,000,000 unless told' },
      rounds: { kind: 'count', says: 'how often both take their turn, 3 unless told' },
      seconds: { kind: 'count', says: 'how long a turn is, 3 unless told' },
    },
  },
  drill: {
    says: 'Kills server, database and both while people write; nothing acknowledged is lost.',
    options: {
      rounds: { kind: 'count', says: 'how often something is killed, 6 unless told' },
      writers: { kind: 'count', says: 'how many write at a time, 50 unless told' },
      seconds: { kind: 'count', says: 'how long they write before it, 4 unless told' },
      within: { kind: 'count', says: 'seconds until it must be ready again, 10 unless told' },
    },
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof commands

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)
