export const profileEn = {
  profile: {
    person: 'About you',
    personIntro: 'Your colleagues see your name and picture.',
    reach: 'How we reach you',
    reachIntro: 'When these change, we ask you to confirm that it is you.',
    membership: 'Your account',
    membershipIntro: 'An administrator decides about these.',
    saved: 'Your account has been saved.',
    waiting:
      'We have sent a link to {email}. Once you open it, this address takes the place of the present one.',
  },
  choices: {
    language: { en: 'English', fr: 'Français' },
    type: { staff: 'Staff', employer: 'Employer', employee: 'Employee' },
  },
  help: {
    email: 'A new address counts once you have opened the link that we send there',
    phone: 'With the area code; without a country code it is Canadian',
    language: 'Of this portal and of the letters that you get',
  },
  avatar: {
    title: 'Picture',
    hint: 'JPG, GIF or PNG, at most 10 MB',
    choose: 'Choose a picture',
    another: 'Choose another picture',
    remove: 'Remove the picture',
    removeTitle: 'Remove your picture?',
    removeBody: 'Your initials are shown in its place.',
    saved: 'Your picture has been saved.',
    removed: 'Your picture has been removed.',
    cropTitle: 'Choose the part to show',
    frame: 'Part of the picture',
    frameHelp: 'Drag the picture, or move it with the arrow keys.',
    zoom: 'Zoom',
    save: 'Use this part',
  },
  confirmEmail: {
    title: 'Confirm your new email address',
    body: 'From then on you sign in with this address, and our letters go there.',
    button: 'Confirm this address',
    done: 'Your email address is now {email}.',
    toAccount: 'Go to the portal',
    noLink:
      'Open the link from our letter once more, or ask for a new one in your account settings.',
  },
  profileMail: {
    confirmAddress: {
      subject: 'Confirm your new email address',
      body: 'Hello {name},\n\nyou want to use {email} for your account. Please open this link to confirm that the address is yours. Until then, the present address stays in use.\n\nIf you did not ask for this, you need not do anything.',
    },
    addressAsked: {
      subject: 'A new email address was entered for your account',
      body: 'Hello {name},\n\nsomebody who is signed in to your account wants to use {email} in place of this address. It changes once the link that we sent there is opened.\n\nIf that was not you, please change your password now and tell an administrator.',
    },
    addressChanged: {
      subject: 'The email address of your account has changed',
      body: 'Hello {name},\n\nyour account now uses {email}. Letters no longer come to this address, and one can no longer sign in with it.\n\nIf that was not you, please tell an administrator at once.',
    },
    phoneChanged: {
      subject: 'The phone number of your account has changed',
      body: 'Hello {name},\n\na new phone number was entered for your account.\n\nIf that was not you, please change your password now and tell an administrator.',
    },
    phoneRemoved: {
      subject: 'The phone number of your account was removed',
      body: 'Hello {name},\n\nthe phone number of your account was removed.\n\nIf that was not you, please change your password now and tell an administrator.',
    },
  },
} as const
