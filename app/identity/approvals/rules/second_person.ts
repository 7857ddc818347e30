import type { ApprovalGroup } from '#identity/access/rules/approval_groups'

/** Of what one person may not do alone. */
export type SecondPersonRule = {
  /** Who approves it, beside Management and root administrators. */
  group: ApprovalGroup
  /** Of kinds that are about money: more than this needs a second person. */
  aboveKobo?: number
}

export const MAX_APPROVAL_REASON_LENGTH = 300

/** Above the amount of the rule. */
export function isAboveThreshold(amountKobo: number, { aboveKobo = 0 }: SecondPersonRule): boolean {
  return amountKobo > aboveKobo
}
