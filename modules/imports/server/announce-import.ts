import type { Change } from '#kit/server/call.ts'

/** Open screens of whoever may see imports hear how far one is. */
export const announceImport = ({ announce }: Pick<Change, 'announce'>, id: string) =>
  announce({ topic: 'imports', id, subject: 'Imports' })
