import type { ServerModule } from '#kit/server/server-module.ts'
import { copyOwnWords } from '#kit/server/letter-versions.ts'
import { lettersOfPrograms } from './template-scope.ts'
import { templatesHandlers } from './templates.handlers.ts'
import { templatesEn } from '../contract/strings.en.ts'
import { templatesFr } from '../contract/strings.fr.ts'
import { templatesActsEn } from './act-strings.en.ts'
import { templatesActsFr } from './act-strings.fr.ts'

export const manifest: ServerModule = {
  served: ({ letters, offers }) =>
    templatesHandlers({
      letters,
      samples: offers.letterSamples,
      ofPrograms: lettersOfPrograms(letters, offers),
    }),
  offers: {
    copiedPrograms: () => [{ copy: copyOwnWords }],
    acts: () => [
      {
        area: 'operation',
        en: templatesActsEn.audited,
        fr: templatesActsFr.audited,
        words: { en: templatesEn, fr: templatesFr },
      },
    ],
  },
}
