const DONE =
  /\balready (\w+ ){0,2}(cancell?ed|voided|deleted)|(cancell?ed|voided|deleted) already|(previously|has been|was|is) (cancell?ed|voided|deleted)|deleted state/i

const REFUSED =
  /\b(can ?not|can['’]t|could(n['’]t| not)|unable|impossible|no longer|not (be|able|possible|allowed|permitted|eligible))\b/i

/** Whether a courier that did not cancel something says that it is cancelled. "Cannot be cancelled" never does. */
export function saysAlreadyCancelled(theirWords: string): boolean {
  return DONE.test(theirWords) && !REFUSED.test(theirWords)
}
