import type { Translated } from '#kit/contract/strings.ts'
import type { unsavedEn } from './unsaved-strings.en.ts'

export const unsavedFr: Translated<typeof unsavedEn> = {
  unsaved: {
    notYet: 'Pas encore enregistré',
    waiting: 'Pas encore enregistré : la connexion a échoué. Nous réessaierons.',
    save: 'Enregistrer maintenant',
    saveAll: 'Tout enregistrer maintenant',
    count:
      '{count, plural, one {# modification n’est pas encore enregistrée :} other {# modifications ne sont pas encore enregistrées :}}',
    length: '{length, number} caractères sur {most, number}',
    tooLong:
      'Raccourcissez ce texte à {most, number} caractères au plus. Il en compte {length, number}.',
    changed: 'Ce texte a été modifié le {when}. Texte enregistré :',
    changedBy: '{name} a modifié ce texte le {when}. Texte enregistré :',
    changedByYou:
      'Vous avez modifié ce texte dans un autre onglet ou sur un autre appareil le {when}. Texte enregistré :',
    blank: 'Aucun texte',
    mine: 'Enregistrer mon texte',
    theirs: 'Garder le texte enregistré',
    gone: 'Une condition retirée entre-temps',
    goneWith: 'Une partie retirée entre-temps : « {typed} »',
    drop: 'Écarter la modification',
    mark: 'non enregistrée',
  },
}
