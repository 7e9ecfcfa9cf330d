import { openApiDocument, type OwnByEntity } from '#kit/server/open-api/document.ts'
import type { Settings } from '#kit/server/settings.ts'
import { reachOf } from '#modules/tokens/contract/token-reach.ts'
import { examples } from './api-examples.generated.ts'
import { described } from './api-declarations.generated.ts'
import { served } from './modules.ts'

const ofKit = {
  'many-at-once':
    'What was done to many records goes on after the answer: how far it is, and taking it back. And files that wait for the form that they belong to.',
}

type Served = Pick<Settings, 'appTitle' | 'publicUrl'>

/** What was said, by what it was said of: it is much work, and is another only where fields were added. */
const said = new Map<string, ReturnType<typeof openApiDocument>>()
const mostSaid = 2

/** What the server serves, for whoever writes a program that speaks with it. */
export function describeApi({ appTitle: title, publicUrl: url }: Served, own: OwnByEntity = {}) {
  const of = JSON.stringify([title, url, own])
  const known = said.get(of)
  if (known) return known
  const modules = { ...described.modules, ...ofKit }
  const document = openApiDocument({
    title,
    url,
    served,
    described: { ...described, modules, examples },
    scopesOf: (endpoint) => reachOf(endpoint).map(({ scope }) => scope),
    own,
  })
  if (said.size >= mostSaid) said.clear()
  said.set(of, document)
  return document
}
