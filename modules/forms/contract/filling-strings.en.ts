/** Words of every form that is filled in, loaded with its pages. */
export const fillingEn = {
  steps: {
    count: 'Step {number} of {total}',
    list: 'Steps of this form',
    all: 'All steps',
    done: 'done',
  },
  optional: '{label} (optional)',
  dateParts: { day: 'Day', month: 'Month', year: 'Year' },
  hints: {
    date: 'For example, 27 3 {year}',
    phone: 'With area code',
  },
  statements: {
    title: 'Statements',
    confirm: 'I confirm each of these',
  },
  given: {
    yes: 'Given; it is not shown again',
    again: 'You have answered this. It is not shown again; a new answer takes its place.',
  },
  group: {
    add: 'Add one',
    remove: 'Remove',
    answer: '{question}: {answer}',
    removeEntry: 'Remove {entry}',
  },
  documents: {
    mandatory: 'required',
    optional: '(optional)',
    choose: 'Choose a file',
    chooseFor: 'Choose a file for “{document}”',
    another: 'Add another file',
    anotherFor: 'Add another file for “{document}”',
    remove: 'Remove',
    removeFile: 'Remove {name}',
    uploading: 'Sending {name}…',
    added: '{name} is here',
    removed: '{name} has been removed',
    tooLarge:
      'The file is too large. The limit is 10 MB; a scan in black and white is often small enough.',
    missing: 'Please add this document',
    none: 'No file yet',
  },
  check: {
    title: 'Check your answers',
    intro: 'Nothing has been sent yet. You can still change everything.',
    change: 'Change',
    unanswered: 'Not answered yet',
    notGiven: 'Not given',
    confirmed: '{count, plural, one {# statement confirmed} other {# statements confirmed}}',
    unsaved: 'Your last answers could not be saved, so nothing was sent. Please try again.',
  },
  moved: {
    title: 'The questions have changed since you began',
    again: 'Look at these pages again:',
    setAside: 'No longer asked: {questions}',
    seen: 'I have read this',
  },
  nav: {
    go: 'Continue',
    goBack: 'Back',
    toCheck: 'Back to check your answers',
  },
  saving: {
    saved: 'Saved {time}',
    saving: 'Saving…',
    unsaved: 'Not saved yet',
    offline: 'No connection. Your answers are kept on this device and saved as soon as it is back.',
    failed: 'Saving does not work just now. Your answers are kept on this device; we keep trying.',
  },
  link: {
    title: 'Go on elsewhere',
    intro: 'We send you a link with which you can go on on any device.',
    open: 'Send me a link',
    email: 'Your email',
    send: 'Send the link',
    sent: 'The link is on its way to {email}.',
  },
  fresh: {
    expiredTitle: 'This link has expired',
    expiredBody:
      'For your safety a link works for a limited time. Your answers are still there. We can send you a new link to the address the first one went to.',
    send: 'Send me a fresh link',
    sent: 'If we know an address for this application, a new link is on its way there.',
    unknownTitle: 'This link does not work',
    unknownBody:
      'Perhaps part of the address is missing. Please open the whole link from the email.',
    toStart: 'To the start',
  },
  problems: {
    linkExpired:
      'Your link has expired. Your answers are safe: ask for a fresh link and go on with it.',
    alreadySubmitted: 'This application has been sent already, perhaps from another device or tab.',
    tooFast: 'That was very quick. Please look over your answers, then send again.',
    formChanged:
      'The form has changed since you saw it, perhaps on another device. Please check your answers once more, then send.',
    tooLarge: 'That is too large to be sent.',
    tooManyRequests:
      '{seconds, plural, =0 {Too many attempts. Please wait a moment; nothing is lost.} one {Too many attempts. Please wait # second; nothing is lost.} other {Too many attempts. Please wait # seconds; nothing is lost.}}',
    notFound: 'This application is no longer with us.',
    invalid: 'Some answers need another look.',
    show: 'Show what was sent',
    retry: 'Try again',
  },
  already: {
    title: 'This application has been sent',
  },
  website: 'Leave this field empty',
  opening: 'Opening your application…',
}
