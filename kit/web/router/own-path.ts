/** Whether a path given from outside stays on this origin, however it is written. */
export function isOwnPath(path: unknown): path is string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return false
  try {
    return new URL(path, location.origin).origin === location.origin
  } catch {
    return false
  }
}
