/** What the letter of a sheet says; the browser never asks for it. */
export const participantSheetLettersEn = {
  mail: {
    received: {
      subject: '{count, plural, one {# application} other {# applications}} received',
      body: 'Hello {name},\n\nWe received {count, plural, one {this application} other {these # applications}} of your sheet.\n\n{lines}\n\nProgram: {program}\n\n{refused, plural, =0 {} one {# row was not submitted: the sheet says why.\n\n} other {# rows were not submitted: the sheet says why.\n\n}}We sent each participant a link to their part. We decide within {days} business days of receiving both parts, and write to you if something is missing.',
      button: 'View applications',
      receivedOne: 'Application {reference}',
    },
  },
} as const
