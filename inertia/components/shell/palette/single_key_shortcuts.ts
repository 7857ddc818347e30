const SINGLE_KEYS_STORAGE_KEY = 'sendam.single_keys'
const OFF = 'off'

/** Single-key shortcuts, remembered per device. */
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
    // Without storage, single-key shortcuts are on again at the next visit.
  }
}
