import type { Translated } from '#kit/contract/strings.ts'
import type { checkpointTwoEn } from './strings.en.ts'

export const checkpointTwoFr: Translated<typeof checkpointTwoEn> = {
  reasons: {
    notOpenYet: 'Le point de contrôle 2 s’ouvre 30 jours après le premier jour de travail',
    nothingToOverride: 'Seule une vérification échouée peut faire l’objet d’une dérogation',
    askedAlready: 'Une dérogation est déjà demandée pour cette vérification',
    notAsked: 'Aucune dérogation n’est demandée pour cette vérification',
    fourEyes:
      'Une autre personne doit le faire : vous avez consigné la vérification ou demandé la dérogation',
  },
  validation: {
    noteNeeded: 'Saisissez une note qui dit pourquoi',
    differs: 'Cela diffère de ce qui est convenu : la vérification échoue',
    keptUnseen:
      'Laissez ce champ vide : une information que vous ne pouvez pas consulter y figure et y reste',
    inFuture: 'Saisissez un jour après aujourd’hui',
  },
  mail: {
    opened: {
      subject: 'Point de contrôle 2 ouvert : {reference}',
      body: 'Bonjour {name},\n\nLe placement d’une de vos demandes dure depuis 30 jours. Son point de contrôle 2 peut être consigné; l’échéance est le {day}.',
      button: 'Consulter la demande',
    },
    late: {
      subject: 'Point de contrôle 2 en retard : {reference}',
      body: 'Bonjour {name},\n\nLe point de contrôle 2 d’une de vos demandes était attendu le {day} et n’est pas terminé.',
      button: 'Consulter la demande',
    },
    recheck: {
      subject: 'Point de contrôle 2 à reprendre : {reference}',
      body: 'Bonjour {name},\n\nLe point de contrôle 2 d’une de vos demandes a échoué. Les vérifications échouées devaient être reprises le {day}.',
      button: 'Consulter la demande',
    },
    failed: {
      subject: 'Point de contrôle 2 échoué : {reference}',
      body: 'Bonjour {name},\n\nLe point de contrôle 2 d’une de vos demandes a échoué. Les vérifications échouées sont à revoir le {day}.',
      button: 'Consulter la demande',
    },
    overrideAsked: {
      subject: 'Dérogation demandée : {reference}',
      body: 'Bonjour {name},\n\nUn membre du personnel demande une dérogation pour une vérification échouée du point de contrôle 2. Accordez-la ou refusez-la dans la demande.',
      button: 'Consulter la demande',
    },
    overrideGranted: {
      subject: 'Dérogation accordée : {reference}',
      body: 'Bonjour {name},\n\nLa dérogation que vous avez demandée au point de contrôle 2 est accordée.',
      button: 'Consulter la demande',
    },
    overrideRefused: {
      subject: 'Dérogation refusée : {reference}',
      body: 'Bonjour {name},\n\nLa dérogation que vous avez demandée au point de contrôle 2 est refusée. Le motif figure dans la demande.',
      button: 'Consulter la demande',
    },
  },
}
