export const accountsEn = {
  screens: {
    login: 'Sign in',
    register: 'Create an account',
    forgotPassword: 'Forgot your password?',
    resetPassword: 'Choose a new password',
    verifyEmail: 'Confirm your email address',
    verified: 'Your email address is confirmed',
    changePassword: 'Change your password',
    settingsAccount: 'My account',
    settingsSecurity: 'My security',
  },
  subjects: {
    'Settings Account': 'Own account',
    'Settings Security': 'Own password, two-factor authentication and devices',
  },
  reasons: {
    wrongCredentials: 'The email or the password is not right',
  },
} as const
