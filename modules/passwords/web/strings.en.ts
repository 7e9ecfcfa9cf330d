export const passwordsWebEn = {
  fields: {
    email: 'Email address',
    currentPassword: 'Current password',
    password: 'New password',
    confirmation: 'New password again',
  },
  forgot: {
    title: 'Forgot your password?',
    intro:
      'Enter the email address of your account. We will send you a link to choose a new password.',
    submit: 'Send link',
    sentTitle: 'Check your email',
    sent: 'If {email} has an account, we sent it a link to choose a new password.',
    again: 'No email? Ask again',
    signIn: 'Back to sign in',
  },
  reset: {
    title: 'Choose a new password',
    intro: 'For your account {email}. All your devices will be signed out.',
    submit: 'Save new password',
    doneTitle: 'Password changed',
    done: 'Sign in as {email} with the new password.',
    signIn: 'Sign in',
    failedTitle: 'This link no longer works',
    failed: 'It has expired, was already used, or a newer email has replaced it.',
    newLink: 'Request new link',
  },
  change: {
    title: 'Change your password',
    intro: 'Your other devices will be signed out; you stay signed in here.',
    expired: 'Change your password to continue to the page you wanted.',
    submit: 'Change password',
    done: 'Password changed',
    cancel: 'Keep current password',
  },
} as const
