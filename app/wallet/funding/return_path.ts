const OWN_PAGE_PATH = /^\/base\/[\w/-]*(\?[\w=&-]*)?$/

/** Accepts only paths of our own pages, to prevent open redirects. */
export function safeReturnPath(asked: unknown): string | null {
  return typeof asked === 'string' && asked.length <= 200 && OWN_PAGE_PATH.test(asked)
    ? asked
    : null
}
