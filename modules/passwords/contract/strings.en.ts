export const passwordsEn = {
  screens: {
    forgotPassword: 'Forgot your password?',
    resetPassword: 'Choose a new password',
    changePassword: 'Change your password',
  },
  validation: {
    passwordCommon: 'This password is on lists that attackers try first; please choose another one',
    passwordHasEmail: 'Please leave your email name out of the password',
    passwordHasTitle: 'Please leave the name of this portal out of the password',
    passwordSame: 'This is your current password; please choose another one',
    passwordWrong: 'This is not your current password',
  },
  mail: {
    reset: {
      subject: 'Choose a new password for {title}',
      body: 'Hello {name},\n\nA new password was asked for with this address. With the link below you choose it.\n\nThe link works once, within {minutes, plural, one {# minute} other {# minutes}}; a newer mail replaces it. If it was not you, there is nothing to do: your password stays as it is.',
    },
    changed: {
      subject: 'Your password in {title} was changed',
      body: 'Hello {name},\n\nThe password of your account in {title} has just been changed, and all other devices were signed out.\n\nIf it was not you, please choose a new password at once with the link below, and tell us.',
    },
  },
} as const
