export const registrationWebEn = {
  fields: {
    userType: 'I am here as',
    name: 'Your name',
    email: 'Email address',
    password: 'Password',
    confirmation: 'Password again',
    language: 'Language',
  },
  choices: {
    userType: {
      employer: { label: 'Employer', hint: 'We hire, and apply for funding' },
      employee: { label: 'Employee', hint: 'My job is being funded' },
    },
  },
  register: {
    title: 'Create your account',
    intro: 'It takes a minute. Then we confirm that your email address is yours.',
    submit: 'Create account',
    hasAccount: 'You have an account already?',
    signIn: 'Sign in',
  },
  verifyEmail: {
    title: 'Look into your mailbox',
    sent: 'We have written to {email}. Open the link in that mail to confirm the address; then you can sign in.',
    askTitle: 'Confirm your email address',
    ask: 'Which address did you register with? We will send the link again.',
    hint: 'Nothing there? It can take a minute, or be in the junk folder.',
    resend: 'Send the mail again',
    wait: '{seconds, plural, one {Send again in # second} other {Send again in # seconds}}',
    again: 'If the address is waiting to be confirmed, the mail is on its way again.',
    otherAddress: 'Use another address',
  },
  verified: {
    working: 'Confirming your address…',
    title: 'Thank you, your address is confirmed',
    body: 'Your account is ready. Please sign in as {email}.',
    failedTitle: 'This link no longer works',
    failedBody:
      'It has expired or was used already. If you have confirmed your address before, simply sign in. Otherwise we send you a new link.',
    newLink: 'Send a new link',
    signIn: 'Sign in',
    retry: 'Try again',
  },
  invitation: {
    title: 'Welcome, {name}',
    invited: '{sender} has made an account for you: {email}, role {role}.',
    prepared: 'An account has been made for you: {email}, role {role}.',
    choose: 'Choose a password; then you can sign in.',
    submit: 'Set password',
    doneTitle: 'Your password is set',
    doneBody: 'Your account is ready. Please sign in as {email}.',
    failedTitle: 'This link no longer works',
    failedBody:
      'It has expired or was used already. Ask for a new one with “Forgotten your password?” and the address that was invited.',
    newLink: 'Ask for a new link',
    opening: 'Opening your invitation…',
  },
  employeePassword: {
    title: 'See your application at any time',
    intro:
      'With a password you can sign in whenever you like. Give the address to which we have written to you so far.',
    submit: 'Send me the link',
    sentTitle: 'Look into your mailbox',
    sent: 'If {email} belongs to a participant, a link to choose the password is on its way there.',
    failedBody: 'It has expired or was used already. Ask for a new one with your address.',
    again: 'Ask again',
  },
} as const
