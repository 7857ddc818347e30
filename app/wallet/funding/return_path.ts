const OWN_PAGE_PATH = /^\/base\/[\w/-]*(\?[\w=&-]*)?$/

/** Accepts only paths of our own pages, to prevent open redirects. */
export function safeReturnPath(path: unknown): string | null {
  return typeof path === 'string' && path.length <= 200 && OWN_PAGE_PATH.test(path) ? path : null
}
