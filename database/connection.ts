/** Where an embedded server listens. */
export interface Connection {
  /** The folder of the Unix socket. */
  host: string
  port: number
  user: string
  database: string
}
