/** Omits cookies, so that a signed-in session has no effect. */
export function fetchWithoutSession(address: string, request: RequestInit = {}) {
  return fetch(address, { ...request, credentials: 'omit' })
}
