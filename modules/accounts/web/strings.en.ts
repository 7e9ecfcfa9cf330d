export const loginEn = {
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
    wrongCredentials: 'The email address or the password is not right.',
    tooManyRequests:
      '{seconds, plural, =0 {Too many attempts. Please wait a moment.} one {Too many attempts. Please wait # second.} other {Too many attempts. Please wait # seconds.}}',
  },
}
