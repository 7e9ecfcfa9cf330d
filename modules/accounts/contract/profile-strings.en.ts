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
} as const
