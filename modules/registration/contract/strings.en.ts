export const registrationEn = {
  screens: {
    register: 'Create an account',
    verifyEmail: 'Confirm your email address',
    verified: 'Email address confirmation',
    invitation: 'Your invitation',
    employeePassword: 'Employee: choose a password',
  },
  reasons: {
    addressTaken: 'There is an account with this address by now. Please sign in.',
  },
  validation: {
    notAsRegistered: 'This is not the password that was chosen when registering',
  },
  mail: {
    confirm: {
      subject: 'Please confirm your email address for {title}',
      body: 'Hello {name},\n\nAn account in {title} was asked for with this address, as {userType, select, employer {an employer} other {an employee}}. Please confirm that the address is yours; you can sign in right after.\n\nThe link works once, within {hours, plural, one {# hour} other {# hours}}.\n\nIf it was not you, please ignore this mail: nobody can finish the account without it.',
    },
    known: {
      subject: 'You already have an account in {title}',
      body: 'Hello {name},\n\nSomebody, probably you, wanted to create an account in {title} with this address. You already have one, so nothing was changed.\n\nYou can sign in with the link below. If you no longer know the password, choose “Forgotten your password?” there.\n\nIf it was not you, there is nothing to do.',
    },
    invited: {
      subject: '{inviter} invites you to {title}',
      body: 'Hello {name},\n\n{inviter} has made an account for you in {title}. With the link below you choose your password; then you can sign in.\n\nThe link works once, within {days, plural, one {# day} other {# days}}, and is meant for you alone.',
    },
    prepared: {
      subject: 'Your account in {title} is ready',
      body: 'Hello {name},\n\nAn account in {title} has been made for you. With the link below you choose your password; then you can sign in.\n\nThe link works once, within {days, plural, one {# day} other {# days}}, and is meant for you alone.',
    },
    employeePassword: {
      subject: 'Choose your password for {title}',
      body: 'Hello {name},\n\nA password was asked for with this address. With the link below you choose it; then you can sign in to {title} and see your application whenever you like.\n\nThe link works once, within {days, plural, one {# day} other {# days}}. If it was not you, there is nothing to do: the links you have had so far go on working.',
    },
  },
} as const
