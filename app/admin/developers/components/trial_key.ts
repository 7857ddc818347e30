import { useSyncExternalStore } from 'react'

/** In this page's memory alone: leaving the site or loading it anew forgets it. */
let key = ''
const watchers = new Set<() => void>()

export function useTrialKey() {
  const text = useSyncExternalStore(
    watch,
    () => key,
    () => ''
  )
  return [text, setKey] as const
}

function watch(changed: () => void) {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

function setKey(text: string) {
  key = text.trim()
  for (const changed of watchers) changed()
}

/** Why a key is not used here; null where it may be. */
export function trialKeyProblem(text: string): string | null {
  if (text === '') return 'Paste a test key first. It begins with sdm_test_.'
  if (text.startsWith('sdm_live_')) {
    return 'This is a live key. It books real parcels with real money, so it is not sent from here. Use a test key: it begins with sdm_test_.'
  }
  return text.startsWith('sdm_test_') ? null : 'This is not a test key. One begins with sdm_test_.'
}
