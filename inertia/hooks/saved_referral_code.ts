const REFERRAL_STORAGE_KEY = 'ref_code'
const REFERRAL_CODE_PATTERN = /^\d{1,15}$/

/** Returns the code of `?ref=`, else of an earlier visit, else 0. Ignores invalid codes. */
export function saveReferralCode(search: string): number {
  const given = new URLSearchParams(search).get('ref')
  const code =
    given !== null && REFERRAL_CODE_PATTERN.test(given) ? Number(given) : getSavedReferralCode()
  if (given !== null) writeStoredCode(String(code))
  return code
}

export function getSavedReferralCode(): number {
  const stored = readStoredCode() ?? ''
  return REFERRAL_CODE_PATTERN.test(stored) ? Number(stored) : 0
}

/** Deletes the code after its use, for the next person at this computer. */
export function deleteReferralCode() {
  try {
    localStorage.removeItem(REFERRAL_STORAGE_KEY)
  } catch {
    // Storage is unavailable, so nothing is stored.
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
    // Without storage, the code counts only for this visit.
  }
}
