/** Asks as a program of somebody else does: who is signed in at this browser is no matter. */
export function fetchWithoutSession(address: string, request: RequestInit = {}) {
  return fetch(address, { ...request, credentials: 'omit' })
}
