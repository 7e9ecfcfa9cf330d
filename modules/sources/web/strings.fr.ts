import type { Translated } from '#kit/contract/strings.ts'
import type { sourcesWebEn } from './strings.en.ts'

export const sourcesWebFr: Translated<typeof sourcesWebEn> = {
  actions: {
    add: 'Ajouter une provenance',
    edit: 'Modifier la provenance',
    save: 'Enregistrer la provenance',
    withdraw: 'Retirer la provenance',
    offer: 'Rétablir la provenance',
    delete: 'Supprimer la provenance',
  },
  intro:
    'D’où viennent les actionnaires et les prospects. Les formulaires et les filtres présentent les provenances dans cet ordre.',
  bearers: {
    none: 'Inutilisée',
    shareholders: '{count, plural, one {# actionnaire} other {# actionnaires}}',
    leads: '{count, plural, one {# prospect} other {# prospects}}',
  },
  notOffered: 'N’est plus offerte',
  order: {
    label: 'Provenances dans leur ordre',
    handle: 'Déplacer {name}',
    help: 'Glissez la provenance, ou appuyez sur les flèches vers le haut et vers le bas.',
    placed: '{name} : place {place} sur {count}',
    up: 'Monter la provenance',
    down: 'Descendre la provenance',
  },
  empty: 'Aucune provenance',
  emptyHint: 'Ajoutez une provenance pour noter d’où viennent les actionnaires et les prospects.',
  delete: {
    title: 'Supprimer la provenance « {name} »?',
    unused: 'Aucun actionnaire ni prospect n’a cette provenance. Cette action est irréversible.',
    inUse:
      '{who} {count, plural, one {a} other {ont}} cette provenance{hidden, plural, =0 {} one { (# archivé, fusionné ou supprimé)} other { (# archivés, fusionnés ou supprimés)}}. Choisissez ce qui la remplace. Cette action est irréversible.',
    none: 'Aucune provenance',
    verb: 'Supprimer {name}',
  },
  toast: {
    saved: 'Provenance enregistrée',
    deleted: 'Provenance supprimée',
  },
}
