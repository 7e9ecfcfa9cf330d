import type { Translated } from '#kit/contract/strings.ts'
import type { thankYouEn } from './thank-you-strings.en.ts'

export const thankYouFr: Translated<typeof thankYouEn> = {
  thankYou: {
    title: { sent: 'Merci', closed: 'Rien à faire' },
    sent: 'Nous avons reçu ce formulaire le {date}. Si quelque chose est à modifier, nous vous écrirons.',
    decision:
      'Nous avons reçu ce formulaire le {date}. Nous l’examinons, puis nous vous communiquons la décision par écrit. D’ici là, vous n’avez rien à faire.',
    payment:
      'Nous avons reçu ces preuves le {date}. Nous les examinons, puis nous vous communiquons par écrit le montant que nous payons. D’ici là, vous n’avez rien à faire.',
    closed: 'Nous n’avons plus besoin de ce formulaire. Vous n’avez rien à faire.',
    unknownTitle: 'Merci',
    unknownBody: 'Après l’envoi d’un formulaire, cette page le confirme. Vous pouvez la fermer.',
  },
}
