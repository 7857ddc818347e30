import { useSyncExternalStore } from 'react'

const KEY = 'sendam.language'
const FIRST = 'curl'

let chosen: string | undefined
const watchers = new Set<() => void>()

/** The language in which this browser shows code, on every page of the site once one was chosen. */
export function useChosenLanguage() {
  const language = useSyncExternalStore(watch, read, () => FIRST)
  return [language, choose] as const
}

function watch(changed: () => void) {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

function read(): string {
  try {
    chosen ??= localStorage.getItem(KEY) ?? FIRST
  } catch {
    chosen ??= FIRST
  }
  return chosen
}

function choose(language: string) {
  chosen = language
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Then it is chosen until the page is left.
  }
  for (const changed of watchers) changed()
}
