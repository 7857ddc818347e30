const OWN_PAGE_PATH = /^\/base\/[\w/-]*(\?[\w=&-]*)?$/

/** Where somebody was who came to fund their wallet: a page of ours, or nothing. */
export function safeReturnPath(asked: unknown): string | null {
  return typeof asked === 'string' && asked.length <= 200 && OWN_PAGE_PATH.test(asked)
    ? asked
    : null
}
