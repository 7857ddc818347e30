import type { ApprovalGroup } from '#identity/access/rules/approval_groups'

/** Of what one person may not do alone. */
export type SecondPerson = {
  /** Who approves it, beside Management and root administrators. */
  group: ApprovalGroup
  /** Of kinds that are about money: more than this needs a second person. */
  aboveKobo?: number
}

export const LONGEST_REASON = 300

/** Above the amount of the rule. */
export function isAbove(amountKobo: number, { aboveKobo = 0 }: SecondPerson): boolean {
  return amountKobo > aboveKobo
}
