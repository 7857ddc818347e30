const OPENING = 'Refund of return '

/** What the ledger says of a refund for a return that its courier caused. */
export function faultComment(trackingNumber: number): string {
  return `${OPENING}${trackingNumber}, caused by its courier`
}

/** Such a refund is no void, and only its comment tells them apart. */
export function isFaultComment(comment: string | null): comment is string {
  return comment?.startsWith(OPENING) ?? false
}
