import fs from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../settings.ts'

type Where = Pick<Settings, 'dataDir' | 'backupDir'>

/** How much room a folder's disk has, in bytes. */
export interface Room {
  free: number
  size: number
}

export interface KeptBackup {
  at: string
  bytes: number
}

export const backupFolder = ({ dataDir, backupDir }: Where) =>
  path.resolve(backupDir ?? path.join(dataDir, 'backups'))

/** Null where the folder is not there. */
export async function readRoom(folder: string): Promise<Room | null> {
  const found = await fs.statfs(folder).catch(() => null)
  return found && { free: found.bavail * found.bsize, size: found.blocks * found.bsize }
}

const backupName = /^programs-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar(\.age)?$/

/** The newest backup in the folder of backups, as its name tells; a file bears it once it is whole. */
export async function readNewestBackup(where: Where): Promise<KeptBackup | null> {
  const folder = backupFolder(where)
  const names = await fs.readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => backupName.test(name))
    .toSorted()
    .at(-1)
  if (!newest) return null
  const file = await fs.stat(path.join(folder, newest)).catch(() => null)
  return (
    file && {
      at: newest.replace(backupName, '$1-$2-$3T$4:$5:$6.000Z').slice(0, 24),
      bytes: file.size,
    }
  )
}
