export const passwordsEn = {
  screens: {
    forgotPassword: 'Forgot your password?',
    resetPassword: 'Choose new password',
    changePassword: 'Change password',
  },
  missing: {
    email: 'Enter your email address',
    currentPassword: 'Enter your current password',
    password: 'Enter a new password',
    confirmation: 'Enter the new password again',
  },
  validation: {
    passwordCommon: 'Choose a less common password: attackers try this one first',
    passwordHasEmail: 'Leave your email name out of the password',
    passwordHasTitle: 'Leave the name of this portal out of the password',
    passwordSame: 'Choose a new password: this is your current one',
    passwordWrong: 'Enter your current password',
  },
  mail: {
    reset: {
      subject: 'Choose a new password for {title}',
      body: 'Hello {name},\n\nYou can now choose a new password. The link works once, within {minutes, plural, one {# minute} other {# minutes}}; a newer email replaces it.\n\nIf this was not you, there is nothing to do: your password has not changed.',
      button: 'Choose new password',
    },
    changed: {
      subject: 'Your password was changed',
      body: 'Hello {name},\n\nYour password in {title} was changed. Other devices were signed out.\n\nIf this was not you, choose a new password now.',
      button: 'Secure account',
    },
  },
} as const
