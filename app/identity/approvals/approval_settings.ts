import vine from '@vinejs/vine'
import { APPROVAL_GROUPS } from '#identity/access/rules/approval_groups'
import {
  APPROVAL_KINDS,
  type ApprovalKindName,
  APPROVAL_KIND_LABELS,
} from '#identity/approvals/rules/approval_kinds'
import type { SecondPersonRule } from '#identity/approvals/rules/second_person'
import { Setting } from '#shared/settings/setting'

export interface ApprovalRule extends SecondPersonRule {
  isOn: boolean
}

const maxKobo = vine.number({ strict: true }).withoutDecimals().range([0, 1e12])

function createRuleSetting(kind: ApprovalKindName): Setting<ApprovalRule> {
  const { description, group, amount } = APPROVAL_KIND_LABELS[kind]
  return new Setting<ApprovalRule>(`approvals.${kind}`, {
    description: `${description}. Choose whether a second person has to approve, and which group`,
    default: { isOn: false, ...(amount && { aboveKobo: 0 }), group },
    schema: vine.object({
      isOn: vine.boolean({ strict: true }),
      ...(amount && { aboveKobo: maxKobo }),
      group: vine.enum(APPROVAL_GROUPS),
    }),
  })
}

/** All rules are off until staff enable them. */
export const approvalRules = Object.fromEntries(
  APPROVAL_KINDS.map((kind) => [kind, createRuleSetting(kind)])
) as Record<ApprovalKindName, Setting<ApprovalRule>>
