import type { Translated } from '#kit/contract/strings.ts'
import type { bankAccountsEn } from './strings.en.ts'

export const bankAccountsFr: Translated<typeof bankAccountsEn> = {
  fields: {
    holderName: 'Nom sur le compte',
    institution: 'Numéro d’institution',
    transit: 'Numéro de transit',
    accountNumber: 'Numéro de compte',
    reason: 'Motif',
    status: 'État',
  },
  status: {
    proposed: 'À vérifier',
    verified: 'Vérifié',
    refused: 'Refusé',
    replaced: 'Remplacé',
  },
  reasons: {
    fourEyes: 'Une autre personne vérifie ce compte : vous l’avez saisi',
  },
  validation: {
    institution: 'Indiquez les 3 chiffres du numéro d’institution',
    transit: 'Indiquez les 5 chiffres du numéro de transit',
    accountNumber: 'Indiquez de 7 à 12 chiffres',
  },
  mail: {
    entered: {
      subject: 'Compte bancaire pour les paiements : coordonnées à vérifier',
      body: 'Bonjour {name},\n\nUn compte bancaire a été saisi pour les paiements à l’organisme suivant : {employer}. Son numéro se termine par {end}.\n\nLes paiements y seront versés une fois que nous l’aurons vérifié. Si vous ne vous attendiez pas à ce changement, écrivez-nous tout de suite.',
      button: 'Consulter le compte bancaire',
    },
    verified: {
      subject: 'Compte bancaire pour les paiements : vérifié',
      body: 'Bonjour {name},\n\nÀ partir de maintenant, les paiements à l’organisme suivant sont versés au compte bancaire dont le numéro se termine par {end} : {employer}.\n\nSi vous ne vous attendiez pas à ce changement, écrivez-nous tout de suite.',
      button: 'Consulter le compte bancaire',
    },
    refused: {
      subject: 'Compte bancaire pour les paiements : non vérifié',
      body: 'Bonjour {name},\n\nNous n’avons pas pu vérifier le compte bancaire dont le numéro se termine par {end}.\n\n{reason}\n\nOrganisme : {employer}\n\nSaisissez le compte de nouveau dans le profil de l’organisation.',
      button: 'Modifier le compte bancaire',
    },
  },
}
