import type { Translated } from '#kit/contract/strings.ts'
import type { importsActsEn } from './act-strings.en.ts'

export const importsActsFr: Translated<typeof importsActsEn> = {
  audited: {
    imports: {
      checking: 'a vérifié les lignes d’une importation',
      running: 'a lancé une importation',
      reverting: 'a annulé une importation',
      uploaded: 'a téléversé un fichier à importer',
      mended: 'a corrigé des lignes d’une importation',
      errorsExported: 'a téléchargé les lignes avec des erreurs',
    },
  },
}
