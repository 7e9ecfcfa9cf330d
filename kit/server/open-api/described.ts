import type { ServedEndpoint } from '../call.ts'
import type { NamedSchemas } from './components.ts'

export type Json = Record<string, unknown>

/** What is served, with the module whose it is. */
export interface DescribedEndpoint extends ServedEndpoint {
  module: string
}

/** What the declarations say beside the endpoints themselves. */
export interface Described {
  /** The parts that answers and bodies share, by the name they are declared under. */
  schemas: NamedSchemas
  /** What a module is about, by its name. */
  modules: Readonly<Record<string, string>>
  /** What is remarked on an endpoint, by its name. */
  remarks: Readonly<Record<string, string>>
  /** With which status a problem is answered, where it is another than 409. */
  statuses: Readonly<Record<string, number>>
  /** What real calls asked and were answered, by the name of the endpoint. */
  examples: Readonly<Record<string, Example>>
}

export interface Example {
  request?: unknown
  response?: unknown
}
