const KEY = 'sendam.single_keys'
const OFF = 'off'

/** Whether a letter alone does something. This device remembers it, for whoever uses it. */
export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return true
  }
}

export function keepSingleKeys(on: boolean) {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Then they are on again next time.
  }
}
