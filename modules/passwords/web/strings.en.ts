export const passwordsWebEn = {
  fields: {
    email: 'Email address',
    currentPassword: 'Current password',
    password: 'New password',
    confirmation: 'New password again',
  },
  forgot: {
    title: 'Forgotten your password?',
    intro: 'Give the address of your account. We will send you a link to choose a new password.',
    submit: 'Send me the link',
    sentTitle: 'Look into your mailbox',
    sent: 'If there is an account with {email}, a link to choose a new password is on its way there.',
    again: 'Nothing there? Ask again',
    signIn: 'Back to sign in',
  },
  reset: {
    title: 'Choose a new password',
    intro: 'For your account {email}. All your devices will be signed out.',
    submit: 'Save the new password',
    doneTitle: 'Your password is changed',
    done: 'Please sign in as {email} with the new password.',
    signIn: 'Sign in',
    failedTitle: 'This link no longer works',
    failed: 'It has expired, was used already, or a newer mail has replaced it.',
    newLink: 'Ask for a new link',
  },
  change: {
    title: 'Change your password',
    intro: 'Your other devices will be signed out; here you stay signed in.',
    expired:
      'Your password has to be changed before you can go on. You then get to the page you wanted.',
    submit: 'Change the password',
    done: 'Your password is changed.',
    cancel: 'Back without changing it',
  },
} as const
