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
  navigation: {
    settingsAccount: 'Account',
    settingsSecurity: 'Security',
  },
  fields: {
    email: 'Email address',
    password: 'Password',
  },
  login: {
    welcome: 'Sign in to {title}',
    intro: 'Use the address your account was made with.',
    submit: 'Sign in',
    submitting: 'Signing in…',
    forgotten: 'Forgotten your password?',
    noAccount: 'No account yet?',
    register: 'Create one',
    tooManyRequests:
      '{seconds, plural, =0 {Too many attempts. Please wait a moment.} one {Too many attempts. Please wait # second.} other {Too many attempts. Please wait # seconds.}}',
  },
  subjects: {
    'Settings Account': 'Own account',
    'Settings Security': 'Own password, two-factor authentication and devices',
  },
  reasons: {
    wrongCredentials: 'The email or the password is not right',
    linkExpired: 'This link has expired or was used already',
  },
} as const
