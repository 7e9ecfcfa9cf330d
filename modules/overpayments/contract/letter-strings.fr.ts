import type { Translated } from '#kit/contract/strings.ts'
import type { overpaymentsLettersEn } from './letter-strings.en.ts'

const facts =
  'Paiement : {payment}\nJours : du {from} au {to}\nRéférence : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}'
const how =
  'Payez par virement bancaire ou par chèque, en une ou plusieurs fois, en indiquant {reference}. Écrivez-nous s’il vous faut nos coordonnées bancaires, ou un délai.'

export const overpaymentsLettersFr: Translated<typeof overpaymentsLettersEn> = {
  mail: {
    owed: {
      subject: 'Trop-payé {reference} : montant à rembourser au plus tard le {dueOn}',
      body: `Bonjour {name},\n\nNous avons payé plus que ce que nous finançons. Remboursez {amount} au plus tard le {dueOn}.\n\nMotif : {reasons}\n\n{explanation}\n\n${facts}\n\n${how}`,
      button: 'Voir le trop-payé',
    },
    received: {
      subject: 'Trop-payé {reference} : paiement reçu',
      body: `Bonjour {name},\n\nMerci. Nous avons reçu {received}.\n\nReçu le : {receivedOn}\nReste à rembourser : {remaining} sur {amount}\nÉchéance : {dueOn}\n${facts}`,
      button: 'Voir le trop-payé',
    },
    settled: {
      subject: 'Trop-payé {reference} : remboursé en entier',
      body: `Bonjour {name},\n\nMerci. Nous avons reçu {received}, et vous ne nous devez plus rien pour ce trop-payé.\n\nReçu le : {receivedOn}\nRemboursé en tout : {amount}\n${facts}`,
      button: 'Voir le trop-payé',
    },
    takenBack: {
      subject: 'Trop-payé {reference} : encaissement corrigé',
      body: `Bonjour {name},\n\nNous vous avions écrit que nous avions reçu {received}. Nous n’avons pas cet argent, et avons corrigé l’encaissement.\n\nEncaissement du : {receivedOn}\nReste à rembourser : {remaining} sur {amount}\nÉchéance : {dueOn}\n${facts}\n\nÉcrivez-nous si vous le voyez autrement.`,
      button: 'Voir le trop-payé',
    },
    writtenOff: {
      subject: 'Trop-payé {reference} : clos',
      body: `Bonjour {name},\n\nVous n’avez pas à rembourser ce qui reste de ce trop-payé : {remaining}.\n\nMontant à rembourser au départ : {amount}\n${facts}`,
      button: 'Voir le trop-payé',
    },
    cancelled: {
      subject: 'Trop-payé {reference} : annulé',
      body: `Bonjour {name},\n\nNous avons consigné ce trop-payé par erreur. Vous n’avez rien à rembourser.\n\nMontant annulé : {amount}\n${facts}`,
      button: 'Voir le trop-payé',
    },
    reminder: {
      subject: 'Trop-payé {reference} : échéance le {dueOn}',
      body: `Bonjour {name},\n\nRemboursez {remaining} au plus tard le {dueOn}.\n\nMontant à rembourser en tout : {amount}\n${facts}\n\n${how}`,
      button: 'Voir le trop-payé',
    },
    keptBack: {
      subject: 'Trop-payé {reference} : {kept} déduits du paiement {later}',
      body: `Bonjour {name},\n\nNous déduisons du paiement {later} une partie de ce que vous devez : {kept}.\n\nMotif : {keptReason}\n\nPaiement {later} : {gross}\nDéduit : {kept}\nVersé : {net}\nReste à rembourser d’ici là : {remaining} sur {amount}\n${facts}\n\nÉcrivez-nous si vous le voyez autrement.`,
      button: 'Voir le trop-payé',
    },
    keptEntered: {
      subject: 'Trop-payé {reference} : {kept} déduits',
      body: `Bonjour {name},\n\nLe paiement {later} est fait. Nous en avons déduit {kept} pour ce que vous devez.\n\nReste à rembourser : {remaining} sur {amount}\n${facts}`,
      button: 'Voir le trop-payé',
    },
    givenBack: {
      subject: 'Trop-payé {reference} : rien n’est déduit du paiement {later}',
      body: `Bonjour {name},\n\nNous vous avions annoncé une déduction sur le paiement {later} : {kept}. Elle n’aura pas lieu : remboursez ce montant autrement.\n\nReste à rembourser : {remaining} sur {amount}\nÉchéance : {dueOn}\n${facts}\n\n${how}`,
      button: 'Voir le trop-payé',
    },
    overdue: {
      subject: 'Trop-payé {reference} : en retard',
      body: `Bonjour {name},\n\nNous n’avons pas reçu le montant à rembourser au plus tard le {dueOn} : {remaining}. Remboursez-le maintenant, ou écrivez-nous.\n\nMontant à rembourser en tout : {amount}\n${facts}\n\n${how}`,
      button: 'Voir le trop-payé',
    },
  },
}
