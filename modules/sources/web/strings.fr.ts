import type { Translated } from '#kit/contract/strings.ts'
import type { sourcesWebEn } from './strings.en.ts'

export const sourcesWebFr: Translated<typeof sourcesWebEn> = {
  actions: {
    add: 'Ajouter une provenance',
    edit: 'Modifier la provenance',
    save: 'Enregistrer la provenance',
    up: 'Monter la provenance',
    down: 'Descendre la provenance',
    withdraw: 'Retirer la provenance',
    offer: 'Rétablir la provenance',
    delete: 'Supprimer la provenance',
  },
  intro:
    'D’où viennent les actionnaires. Les formulaires et les filtres présentent les provenances dans cet ordre.',
  bearers: '{count, plural, =0 {Aucun actionnaire} one {# actionnaire} other {# actionnaires}}',
  notOffered: 'N’est plus offerte',
  order: {
    label: 'Provenances dans leur ordre',
    handle: 'Déplacer {name}',
    help: 'Glissez la provenance, ou appuyez sur les flèches vers le haut et vers le bas.',
    placed: '{name} : place {place} sur {count}',
  },
  empty: 'Aucune provenance',
  emptyHint: 'Ajoutez une provenance pour noter d’où viennent les actionnaires.',
  delete: {
    title: 'Supprimer la provenance « {name} »?',
    unused: 'Aucun actionnaire n’a cette provenance. Cette action est irréversible.',
    inUse:
      '{count, plural, one {# actionnaire a} other {# actionnaires ont}} cette provenance{hidden, plural, =0 {} one { (# archivé ou fusionné)} other { (# archivés ou fusionnés)}}. Choisissez ce qui la remplace. Cette action est irréversible.',
    none: 'Aucune provenance',
    verb: 'Supprimer {name}',
  },
  toast: {
    saved: 'Provenance enregistrée',
    deleted: 'Provenance supprimée',
  },
}
