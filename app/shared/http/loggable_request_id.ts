const OURS = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i

/** A proxy in front may have given the id; whoever else sends one could write anything into the log. */
export function loggableRequestId(id: unknown): string {
  return typeof id === 'string' && OURS.test(id) ? id : '[from outside]'
}
