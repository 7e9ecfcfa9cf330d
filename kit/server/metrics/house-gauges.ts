import type { Readiness } from '../health.ts'
import type { Settings } from '../settings.ts'
import type { Version } from '../version.ts'
import { keptFor, within } from './kept.ts'
import type { Measure } from './measure.ts'
import type { Metrics } from './metrics.ts'
import { backupFolder, readNewestBackup, readRoom } from './places.ts'
import type { ReadMeasure } from './read-measures.ts'

interface House {
  settings: Settings
  measures: readonly Measure[]
  readMeasures: () => Promise<ReadMeasure[]>
  readiness: () => Promise<Readiness>
  version: () => Promise<Version>
}

/** Longer than this nobody who asks for the metrics is kept. */
const patience = 5000

/** What is looked up when the metrics are asked for, and told again for a while. */
export function gaugesOfHouse(metrics: Metrics, house: House) {
  const { metricsKept } = house.settings
  const all = [
    measured(metrics, house),
    ready(metrics, house),
    info(metrics, house),
    places(metrics, house),
  ]
  metrics.before(keptFor(metricsKept, () => Promise.all(all.map((look) => look()))))
}

function measured(metrics: Metrics, { measures, readMeasures }: House) {
  const read = metrics.gauge('measure_read', {
    help: 'Whether what the database counts could be read (1) or not (0)',
    labelNames: ['measure'],
  })
  const gauges = new Map<string, ReturnType<Metrics['gauge']>>()
  for (const { name, help, label } of measures)
    if (!gauges.has(name))
      gauges.set(name, metrics.gauge(name, { help, labelNames: label ? [label] : [] }))
  const unread = measures.map((measure) => ({ measure, values: null }))
  return async () => {
    const answers = await within<ReadMeasure[]>(patience, readMeasures(), unread)
    for (const gauge of gauges.values()) gauge.reset()
    for (const { measure, values } of answers) {
      const { name, label } = measure
      const gauge = gauges.get(name)!
      read.set({ measure: name }, values ? 1 : 0)
      // Of what was not read nothing is told, rather than a nought.
      if (!values && !label) gauge.remove()
      for (const { of = '', value } of values ?? []) gauge.set(label ? { [label]: of } : {}, value)
    }
  }
}

function ready(metrics: Metrics, { readiness }: House) {
  const gauge = metrics.gauge('ready', {
    help: 'Whether what the product needs is usable (1) or not (0)',
    labelNames: ['check'],
  })
  return async () => {
    const { checks } = await within(patience, readiness(), nothingUsable)
    for (const [check, problem] of Object.entries(checks))
      gauge.set({ check }, problem === null ? 1 : 0)
  }
}

const nothingUsable: Readiness = {
  isReady: false,
  checks: { database: 'late', migrations: 'late', files: 'late' },
}

function info(metrics: Metrics, { version }: House) {
  const gauge = metrics.gauge('info', {
    help: 'Which version runs, and the migration that the database had last',
    labelNames: ['version', 'migration'],
  })
  return async () => {
    const present = await within(patience, version(), null)
    if (!present) return
    gauge.reset()
    gauge.set({ version: present.version, migration: present.migration ?? 'unknown' }, 1)
  }
}

function places(metrics: Metrics, { settings }: House) {
  const free = metrics.gauge('disk_free_bytes', {
    help: 'Room that is left on the disk of a folder',
    labelNames: ['place'],
  })
  const size = metrics.gauge('disk_size_bytes', {
    help: 'Size of the disk of a folder',
    labelNames: ['place'],
  })
  const taken = metrics.gauge('backup_last_timestamp_seconds', {
    help: 'When the newest backup in the folder of backups was taken; 0 where there is none',
  })
  const bytes = metrics.gauge('backup_last_size_bytes', { help: 'How large it is' })
  return async () => {
    const folders = { data: settings.dataDir, backups: backupFolder(settings) }
    for (const [place, folder] of Object.entries(folders)) {
      // oxlint-disable-next-line no-await-in-loop -- two of them
      const room = await readRoom(folder)
      if (!room) continue
      free.set({ place }, room.free)
      size.set({ place }, room.size)
    }
    const backup = await readNewestBackup(settings)
    taken.set(backup ? Date.parse(backup.at) / 1000 : 0)
    bytes.set(backup?.bytes ?? 0)
  }
}
