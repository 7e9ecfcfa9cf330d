import type { ReadCall } from '#kit/server/call.ts'
import { readNewestBackup, readRoom } from '#kit/server/metrics/places.ts'
import type { HouseState } from '../contract/house-state.ts'

const hours = 3_600_000

/** Whether files can be kept, and how long there will be room. */
export async function storagePart(
  { settings }: ReadCall,
  problem: string | null,
): Promise<HouseState['storage']> {
  const room = await readRoom(settings.dataDir)
  const share = room ? room.free / room.size : 1
  const isBroken = problem !== null || share < 0.02
  return {
    state: isBroken ? 'broken' : share < 0.1 ? 'look' : 'well',
    free: room?.free ?? null,
    size: room?.size ?? null,
  }
}

/** One that is older than a day and two hours was missed last night. */
export async function backupPart({ settings, now }: ReadCall): Promise<HouseState['backup']> {
  const backup = await readNewestBackup(settings)
  if (!backup) return { state: 'look', at: null, bytes: null }
  const isOld = now.getTime() - Date.parse(backup.at) > 26 * hours
  return { state: isOld ? 'look' : 'well', ...backup }
}
