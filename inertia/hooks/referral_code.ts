const REFERRAL_STORAGE_KEY = 'ref_code'
const REFERRAL_CODE_PATTERN = /^\d{1,15}$/

/**
 * The code of whoever sent the visitor, from `?ref=` or from an earlier visit; 0 when there is none.
 * A code that is no number counts for nothing, and the earlier one stays.
 */
export function saveReferralCode(search: string): number {
  const given = new URLSearchParams(search).get('ref')
  const code =
    given !== null && REFERRAL_CODE_PATTERN.test(given) ? Number(given) : getSavedReferralCode()
  if (given !== null) writeStoredCode(String(code))
  return code
}

/** 0 when there is none. */
export function getSavedReferralCode(): number {
  const stored = readStoredCode() ?? ''
  return REFERRAL_CODE_PATTERN.test(stored) ? Number(stored) : 0
}

/** Once it has been used: the next person at this computer came by themselves. */
export function deleteReferralCode() {
  try {
    localStorage.removeItem(REFERRAL_STORAGE_KEY)
  } catch {
    // There was nothing to forget.
  }
}

function readStoredCode(): string | null {
  try {
    return localStorage.getItem(REFERRAL_STORAGE_KEY)
  } catch {
    return null
  }
}

function writeStoredCode(code: string) {
  try {
    localStorage.setItem(REFERRAL_STORAGE_KEY, code)
  } catch {
    // Then it counts for this visit only.
  }
}
