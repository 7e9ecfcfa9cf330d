export const registrationEn = {
  screens: {
    register: 'Create account',
    verifyEmail: 'Confirm your email address',
    verified: 'Email address confirmation',
    invitation: 'Your invitation',
    employeePassword: 'Employee: choose a password',
  },
  missing: {
    userType: 'Choose whether you are here as an employer or an employee',
    name: 'Enter your name',
    email: 'Enter your email address',
    password: 'Enter a password',
    confirmation: 'Enter the password again',
    language: 'Choose your language',
  },
  reasons: {
    addressTaken: 'This address now has an account. Sign in.',
  },
  validation: {
    notAsRegistered: 'Enter the password you chose when you registered',
  },
  mail: {
    confirm: {
      subject: 'Confirm your email address for {title}',
      body: 'Hello {name},\n\nConfirm that this address is yours to open your {userType, select, employer {employer} other {employee}} account in {title}. You can then sign in.\n\nThe link works once, within {hours, plural, one {# hour} other {# hours}}.\n\nIf this was not you, ignore this email: the account cannot be opened without it.',
      button: 'Confirm address',
    },
    known: {
      subject: 'You already have an account in {title}',
      body: 'Hello {name},\n\nYou already have an account in {title}. A new one was requested with this address, so nothing has changed.\n\nSign in below. If you forgot your password, choose “Forgot your password?” there.\n\nIf this was not you, there is nothing to do.',
      button: 'Sign in to your account',
    },
    invited: {
      subject: '{inviter} invites you to {title}',
      body: 'Hello {name},\n\n{inviter} created an account for you in {title}. Choose your password, then sign in.\n\nThis link is yours alone. It works once, within {days, plural, one {# day} other {# days}}.',
      button: 'Choose password',
    },
    prepared: {
      subject: 'Your account in {title} is ready',
      body: 'Hello {name},\n\nYour account in {title} is ready. Choose your password, then sign in.\n\nThis link is yours alone. It works once, within {days, plural, one {# day} other {# days}}.',
      button: 'Choose password',
    },
    employeePassword: {
      subject: 'Choose your password for {title}',
      body: 'Hello {name},\n\nYou can now choose a password. Then sign in to {title} at any time to see your application.\n\nThe link works once, within {days, plural, one {# day} other {# days}}. If this was not you, there is nothing to do: your earlier links still work.',
      button: 'Choose password',
    },
  },
} as const
