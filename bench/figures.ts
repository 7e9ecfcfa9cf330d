import fs from 'node:fs'
import type { Measured } from './load.ts'

const percentile = (times: readonly number[], part: number) =>
  times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? Number.NaN

export const median = (values: readonly number[]) =>
  percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  )

/** What one call took, or one line of an export, in milliseconds. */
export function timesOf({ times, seconds, lines }: Measured, isExport = false) {
  if (isExport) {
    const perLine = (seconds * 1000) / Math.max(1, lines)
    return { p50: perLine, p95: perLine }
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

/** Megabytes that a process has held at most since it was last asked; nothing where there is no `/proc`. */
export function peakOf(pid: number): number | null {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
  } catch {
    return null
  }
}

export const shown = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toPrecision(2)
