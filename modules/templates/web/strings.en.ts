export const templatesWebEn = {
  intro:
    'Everything that the portal writes to people, in both languages. A changed text is in the next email; what was sent stays as it was.',
  whoChanges:
    'You can read these texts. To change them, a role needs permission to configure the general settings: ask your administrator.',
  audience: { all: 'All', employer: 'Employers', participant: 'Participants', staff: 'Staff' },
  list: {
    audience: 'For:',
    search: 'Find an email',
    found: '{count, plural, =0 {Nothing found} one {# found} other {# found}}',
    noneFound: 'No email has these words',
    noneFoundHint: 'Try another word of its subject or its text, or look among all emails.',
    isText: 'Text message',
    changed: 'Changed on',
  },
  program: {
    intro:
      'What is written about the records of this program. It can have its own text of each email; without one, it writes as the organization does.',
    toProgram: 'To the program',
    own: 'Own text since',
    shared:
      'The program writes this as the organization does. What you publish here is its own text, for its records alone.',
    giveUpTitle: 'Use the text of the organization?',
    giveUpBody:
      'The next email of this program has the text of the organization. The texts so far stay below, and can be taken into the form again.',
    givenUp: 'The program uses the text of the organization',
  },
  actions: { giveUp: 'Use the organization’s text' },
  languages: { en: 'English', fr: 'French' },
  form: {
    publish: 'Publish text',
    published: 'Text published',
    try: 'Send me a test',
    tried: 'Test sent to your address, in both languages',
    placeholders: 'Values that the text can name',
    placeholdersHint:
      'Press one to put it where you were writing. Each email has its own in place of the braces.',
    insert: 'Insert {name}',
    isNeeded: 'The text needs it',
  },
  preview: {
    en: 'As it arrives in English',
    fr: 'As it arrives in French',
    onPhone: 'As on a phone',
    onPaper: 'As a letter',
    paper: { en: 'Letter in English', fr: 'Letter in French' },
    samples: 'Values shown',
    samplesHint: 'What a record does not give, and what you cannot see of it, stays made up.',
    madeUp: 'Made up',
  },
  versions: {
    title: 'Texts so far',
    number: 'Text {number}',
    shared: 'Text of the organization',
    isPresent: 'in use',
    isGiven: 'As delivered with the portal',
    compare: 'Compare with the text in use',
    compareThis: 'Compare with the text in use: {name}',
    take: 'Take into the form',
    takeThis: 'Take into the form: {name}',
    part: 'Part',
    mark: { before: 'Removed:', after: 'Added:', end: 'End of change.' },
  },
} as const
