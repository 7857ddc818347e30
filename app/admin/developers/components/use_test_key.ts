import { useSyncExternalStore } from 'react'

/** The test key is kept in memory only, so leaving or reloading the site forgets it. */
let testKey = ''
const testKeyListeners = new Set<() => void>()

export function useTestKey() {
  const text = useSyncExternalStore(
    subscribeToTestKey,
    () => testKey,
    () => ''
  )
  return [text, setTestKey] as const
}

function subscribeToTestKey(changed: () => void) {
  testKeyListeners.add(changed)
  return () => void testKeyListeners.delete(changed)
}

function setTestKey(text: string) {
  testKey = text.trim()
  for (const changed of testKeyListeners) changed()
}

/** Returns the reason why a key is refused, or null. */
export function checkTestKey(text: string): string | null {
  if (text === '') return 'Paste a test key first. It starts with sdm_test_.'
  if (text.startsWith('sdm_live_')) {
    return 'This is a live key. It books real parcels with real money, so we do not send it from here. Use a test key: it starts with sdm_test_.'
  }
  return text.startsWith('sdm_test_') ? null : 'Test keys start with sdm_test_.'
}
