import type { Change } from '#kit/server/call.ts'

/** Deletes all of somebody's passkeys, nothing else. */
export const forgetPasskeys = ({ db }: Pick<Change, 'db'>, userId: string) =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
