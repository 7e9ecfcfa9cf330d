import { openApiDocument, type OwnByEntity } from '#kit/server/open-api/document.ts'
import type { Settings } from '#kit/server/settings.ts'
import { examples } from './api-examples.generated.ts'
import * as described from './api-declarations.generated.ts'
import { served } from './modules.ts'

const ofKit = {
  'many-at-once':
    'What was done to many records goes on after the answer: how far it is, and taking it back. And files that wait for the form that they belong to.',
}

/** What the server serves, for whoever writes a program that speaks with it. */
export const describeApi = (
  { appTitle, publicUrl }: Pick<Settings, 'appTitle' | 'publicUrl'>,
  own: OwnByEntity = {},
) =>
  openApiDocument({
    title: appTitle,
    url: publicUrl,
    served,
    described: { ...described, modules: { ...described.modules, ...ofKit }, examples },
    own,
  })
