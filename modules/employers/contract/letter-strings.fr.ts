import type { Translated } from '#kit/contract/strings.ts'
import type { employersLettersEn } from './letter-strings.en.ts'

export const employersLettersFr: Translated<typeof employersLettersEn> = {
  mail: {
    contactChanged: {
      subject: 'La personne-ressource de {employer} a été changée',
      body: 'Bonjour {name},\n\nNos courriels au sujet de {employer} vont maintenant à {email}, et non plus à cette adresse.\n\nSi vous ne vous y attendiez pas, écrivez-nous tout de suite.',
    },
  },
}
