import type { Translated } from '#kit/contract/strings.ts'
import type { paymentsLettersEn } from './letter-strings.en.ts'

export const paymentsLettersFr: Translated<typeof paymentsLettersEn> = {
  mail: {
    received: {
      subject: 'Réclamation {reference} : reçue',
      body: 'Bonjour {name},\n\nMerci. Nous avons reçu votre réclamation et vous écrirons quand nous aurons décidé.\n\nMontant réclamé : {total}\nJours : du {from} au {to}\nRéclamation : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}',
      button: 'Voir la réclamation',
    },
    returned: {
      subject: 'Réclamation {reference} : à modifier',
      body: 'Bonjour {name},\n\nMerci pour votre réclamation. Quelque chose doit y être modifié :\n\n{changes}\n\nJours : du {from} au {to}\nRéclamation : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nCe que vous avez saisi y est encore. Modifiez-le et envoyez la réclamation de nouveau.',
      button: 'Modifier la réclamation',
    },
    returnedToParticipant: {
      subject: 'Réclamation {reference} : il manque quelque chose',
      body: 'Bonjour {name},\n\nMerci pour votre réclamation. Il manque quelque chose, ou quelque chose doit être modifié :\n\n{changes}\n\nJours : du {from} au {to}\nRéclamation : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nSi vous avez un compte ici, modifiez la réclamation et envoyez-la de nouveau. Sinon, envoyez-nous ce qui manque ou répondez à cette lettre : nous poursuivrons alors le traitement de votre réclamation.',
      button: 'Voir la réclamation',
    },
    approved: {
      subject: 'Réclamation {reference} : approuvée',
      body: 'Bonjour {name},\n\nNous avons approuvé {total} sur les {claimed} que vous avez réclamés :\n\n{lines}\n\nJours : du {from} au {to}\nRéclamation : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nNous payons au compte bancaire qui est vérifié dans le profil de l’organisme, et nous vous écrirons quand l’argent sera en route.',
      button: 'Voir la réclamation',
      given: 'Du {from} au {to} : {approved} (réclamé : {claimed})',
      reduced: 'Pourquoi moins : {reason}',
    },
    approvedForParticipant: {
      subject: 'Réclamation {reference} : approuvée',
      body: 'Bonjour {name},\n\nNous avons approuvé {total} sur les {claimed} que vous avez réclamés :\n\n{lines}\n\nJours : du {from} au {to}\nRéclamation : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nNous vous payons directement et vous écrirons une fois le paiement fait.',
      button: 'Voir la réclamation',
      given: 'Du {from} au {to} : {approved} (réclamé : {claimed})',
      reduced: 'Pourquoi moins : {reason}',
    },
    declined: {
      subject: 'Réclamation {reference} : refusée',
      body: 'Bonjour {name},\n\nNous ne pouvons pas payer cette réclamation :\n\n{reasons}\n\n{note}\n\nJours : du {from} au {to}\nRéclamation : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\n{again}',
      button: 'Voir la réclamation',
      days: 'Ces jours peuvent être réclamés de nouveau.',
      amount: 'Ce montant peut être réclamé de nouveau.',
    },
    paid: {
      subject: 'Réclamation {reference} : payée',
      body: 'Bonjour {name},\n\nNous avons payé votre réclamation.\n\nMontant : {total}\nPayé le : {paidOn}\nComment : {how}\nNuméro ou note : {paidReference}\n\n{kept}\n\nJours : du {from} au {to}\nRéclamation : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nDites-le-nous si vous ne l’avez pas reçu.',
      button: 'Voir la réclamation',
      gross: 'Approuvé : {gross}',
      keptBack: 'Déduit pour le trop-payé {overpayment} : {kept}',
      net: 'Versé : {net}',
    },
    unpaid: {
      subject: 'Réclamation {reference} : paiement à venir',
      body: 'Bonjour {name},\n\nNous vous avons écrit que votre réclamation était payée. C’était une erreur : elle reste à payer. Nous vous écrirons de nouveau une fois le paiement fait.\n\nMontant : {total}\nJours : du {from} au {to}\nRéclamation : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}',
      button: 'Voir la réclamation',
    },
  },
}
