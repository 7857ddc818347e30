import type { ApprovalGroup } from '#identity/access/rules/approval_groups'

export type SecondPersonRule = {
  group: ApprovalGroup
  aboveKobo?: number
}

export const MAX_APPROVAL_REASON_LENGTH = 300

export function isAboveThreshold(amountKobo: number, { aboveKobo = 0 }: SecondPersonRule): boolean {
  return amountKobo > aboveKobo
}
