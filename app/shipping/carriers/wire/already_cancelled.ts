const DONE =
  /\balready (\w+ ){0,2}(cancell?ed|voided|deleted)|(cancell?ed|voided|deleted) already|(previously|has been|was|is) (cancell?ed|voided|deleted)|deleted state/i

const REFUSED =
  /\b(can ?not|can['’]t|could(n['’]t| not)|unable|impossible|no longer|not (be|able|possible|allowed|permitted|eligible))\b/i

/** True if a courier's error means "already cancelled", false for "cannot be cancelled". */
export function saysAlreadyCancelled(theirWords: string): boolean {
  return DONE.test(theirWords) && !REFUSED.test(theirWords)
}
