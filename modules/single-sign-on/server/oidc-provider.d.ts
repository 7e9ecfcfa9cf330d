declare module 'oidc-provider' {
  /** The library brings no types; this is what the tests use of it. */
  export class Provider {
    constructor(issuer: string, configuration: object)
    callback(): (request: object, response: object) => void
  }
}
