/** The letters about an employer’s profile. */
export const employersLettersEn = {
  mail: {
    contactChanged: {
      subject: 'Contact changed: {employer}',
      body: 'Hello {name},\n\nOur emails about {employer} now go to {email}, and no longer to this address.\n\nIf you did not expect this, write to us right away.',
    },
  },
} as const
