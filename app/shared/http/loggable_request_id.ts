const UUID_PATTERN = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i

export function isRequestId(id: unknown): id is string {
  return typeof id === 'string' && UUID_PATTERN.test(id)
}

/** Masks an id that is no UUID, because clients could write anything into the log. */
export function loggableRequestId(id: unknown): string {
  return isRequestId(id) ? id : '[from outside]'
}
