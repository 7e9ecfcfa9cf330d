import type { Translated } from '#kit/contract/strings.ts'
import type { paymentBatchesLettersEn } from './letter-strings.en.ts'

export const paymentBatchesLettersFr: Translated<typeof paymentBatchesLettersEn> = {
  mail: {
    advice: {
      subject: 'Paiement {reference} : {amount} en route',
      body: 'Bonjour {name},\n\nNous envoyons {amount} au compte bancaire dont le numéro se termine par {end}. La banque le crédite le {payOn} ou le jour ouvrable suivant.\n\n{kept}\n\nPaiement : {reference}\n{purpose}\nJours : du {from} au {to}\nEmployeur : {employer}\nProgramme : {program}\nParticipant(e) : {participant}\n\nConservez cette lettre : elle dit à quoi correspond l’argent.',
      button: 'Voir le paiement',
      wages: 'Pour : salaire',
      course: 'Formation : {course} (demande {request})',
      supplement: 'Supplément : {supplement}',
      gross: 'Approuvé : {gross}',
      keptBack: 'Déduit pour le trop-payé {overpayment} : {kept}',
      net: 'Versé : {net}',
    },
    failed: {
      subject: 'Paiement {reference} : renvoyé par la banque',
      body: 'Bonjour {name},\n\nNous avons envoyé {amount} au compte bancaire dont le numéro se termine par {end}. La banque l’a renvoyé :\n\n{reasons}\n\n{note}\n\nVérifiez le compte bancaire dans le profil de l’organisme et saisissez-le de nouveau s’il a changé. Nous payons dès que le compte est vérifié.\n\nPaiement : {reference}\n{purpose}\nJours : du {from} au {to}\nEmployeur : {employer}\nProgramme : {program}\nParticipant(e) : {participant}',
      button: 'Voir le paiement',
      wages: 'Pour : salaire',
      course: 'Formation : {course} (demande {request})',
      supplement: 'Supplément : {supplement}',
    },
  },
}
