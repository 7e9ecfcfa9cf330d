export const templatesWebEn = {
  intro:
    'Everything that the portal writes to people, in both languages. A changed text is in the next email; what was sent stays as it was.',
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
  },
  versions: {
    title: 'Texts so far',
    number: 'Text {number}',
    isPresent: 'in use',
    isGiven: 'As delivered with the portal',
    compare: 'Compare with the text in use',
    compareThis: 'Compare text {number} with the text in use',
    take: 'Take into the form',
    takeThis: 'Take text {number} into the form',
    part: 'Part',
    mark: { before: 'Removed:', after: 'Added:', end: 'End of change.' },
  },
} as const
