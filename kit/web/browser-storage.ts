import type { StorageKey } from './storage-keys.ts'

// A browser may forbid storage altogether (private windows, embedded views): the portal then
// works for as long as the page stays open.
const memory = new Map<string, string>()

export function readStored(key: StorageKey | (string & {})): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

export function writeStored(key: StorageKey | (string & {}), value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
}

export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return [...memory.keys()]
  }
}

export function readStoredJson<T>(key: StorageKey | (string & {})): T | null {
  try {
    return JSON.parse(readStored(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

export const writeStoredJson = (key: StorageKey | (string & {}), value: unknown) =>
  writeStored(key, JSON.stringify(value))
