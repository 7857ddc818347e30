const KEY = 'ref_code'
const NUMBER = /^\d{1,15}$/

/**
 * The code of whoever sent the visitor, from `?ref=` or from an earlier visit; 0 when there is none.
 * A code that is no number counts for nothing, and the earlier one stays.
 */
export function rememberReferral(search: string): number {
  const given = new URLSearchParams(search).get('ref')
  const code = given !== null && NUMBER.test(given) ? Number(given) : rememberedReferral()
  if (given !== null) write(String(code))
  return code
}

/** 0 when there is none. */
export function rememberedReferral(): number {
  const stored = read() ?? ''
  return NUMBER.test(stored) ? Number(stored) : 0
}

/** Once it has been used: the next person at this computer came by themselves. */
export function forgetReferral() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There was nothing to forget.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(code: string) {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Then it counts for this visit only.
  }
}
