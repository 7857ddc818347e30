const YEAR = 31_536_000

/** Saves a choice in a cookie, so that the server draws the page with it; null deletes it. */
export function savePreference(name: string, value: string | null) {
  const saved = value === null ? '; Max-Age=0' : `${value}; Max-Age=${YEAR}`
  document.cookie = `${name}=${saved}; Path=/; SameSite=Lax`
}
