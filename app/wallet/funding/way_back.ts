const OUR_PAGE = /^\/base\/[\w/-]*(\?[\w=&-]*)?$/

/** Where somebody was who came to fund their wallet: a page of ours, or nothing. */
export function wayBack(asked: unknown): string | null {
  return typeof asked === 'string' && asked.length <= 200 && OUR_PAGE.test(asked) ? asked : null
}
