import { useSyncExternalStore } from 'react'

const LANGUAGE_STORAGE_KEY = 'sendam.language'
const DEFAULT_CODE_LANGUAGE = 'curl'

let chosenLanguage: string | undefined
const languageListeners = new Set<() => void>()

/** The chosen code language, shared by all pages and stored in the browser. */
export function useCodeLanguage() {
  const language = useSyncExternalStore(
    subscribeToLanguage,
    readCodeLanguage,
    () => DEFAULT_CODE_LANGUAGE
  )
  return [language, saveCodeLanguage] as const
}

function subscribeToLanguage(changed: () => void) {
  languageListeners.add(changed)
  return () => void languageListeners.delete(changed)
}

function readCodeLanguage(): string {
  try {
    chosenLanguage ??= localStorage.getItem(LANGUAGE_STORAGE_KEY) ?? DEFAULT_CODE_LANGUAGE
  } catch {
    chosenLanguage ??= DEFAULT_CODE_LANGUAGE
  }
  return chosenLanguage
}

function saveCodeLanguage(language: string) {
  chosenLanguage = language
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
  } catch {
    // If the browser refuses storage, the choice lasts until the page is left.
  }
  for (const changed of languageListeners) changed()
}
