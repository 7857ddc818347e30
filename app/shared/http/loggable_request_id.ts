const UUID_PATTERN = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i

/** Of the form that we give ours: a proxy in front, or a program that writes its own log, may have chosen it. */
export function isRequestId(id: unknown): id is string {
  return typeof id === 'string' && UUID_PATTERN.test(id)
}

/** Whoever sends one of another form could write anything into the log. */
export function loggableRequestId(id: unknown): string {
  return isRequestId(id) ? id : '[from outside]'
}
