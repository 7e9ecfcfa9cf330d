import type { Translated } from '#kit/contract/strings.ts'
import type { employersLettersEn } from './letter-strings.en.ts'

export const employersLettersFr: Translated<typeof employersLettersEn> = {
  mail: {
    contactChanged: {
      subject: 'Personne-ressource changée : {employer}',
      body: 'Bonjour {name},\n\nNos courriels sur l’employeur {employer} vont maintenant à {email}, et non plus à cette adresse.\n\nSi vous ne vous y attendiez pas, écrivez-nous tout de suite.',
    },
  },
}
