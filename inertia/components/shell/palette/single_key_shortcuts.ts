const SINGLE_KEYS_STORAGE_KEY = 'sendam.single_keys'
const OFF = 'off'

/** Whether a letter alone does something. This device remembers it, for whoever uses it. */
export function areSingleKeysEnabled(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS_STORAGE_KEY) !== OFF
  } catch {
    return true
  }
}

export function saveSingleKeys(on: boolean) {
  try {
    if (on) localStorage.removeItem(SINGLE_KEYS_STORAGE_KEY)
    else localStorage.setItem(SINGLE_KEYS_STORAGE_KEY, OFF)
  } catch {
    // Then they are on again next time.
  }
}
