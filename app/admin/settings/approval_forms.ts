import { APPROVAL_GROUP_NAMES, APPROVAL_GROUPS } from '#identity/access/rules/approval_groups'
import {
  APPROVAL_KINDS,
  type ApprovalKindName,
  APPROVAL_KIND_LABELS,
} from '#identity/approvals/rules/approval_kinds'
import type { SettingFormPart } from '#admin/settings/rules/setting_part'
import type { SettingForm } from '#admin/settings/setting_form'

const MAX_THRESHOLD_NAIRA = 10_000_000_000

function buildApprovalForm(kind: ApprovalKindName): SettingForm {
  const { label, amount } = APPROVAL_KIND_LABELS[kind]
  const above: SettingFormPart = {
    ...{ name: 'aboveKobo', label: amount ?? '', type: 'naira', min: 0, max: MAX_THRESHOLD_NAIRA },
    hint: 'Up to this amount one person is enough.',
  }
  return {
    group: 'Approvals',
    label: `${label}: second person`,
    parts: [
      { name: 'isOn', label: 'A second person has to approve', type: 'switch' },
      ...(amount ? [above] : []),
      {
        ...{ name: 'group', label: 'Approved by', type: 'enum', options: [...APPROVAL_GROUPS] },
        names: APPROVAL_GROUP_NAMES,
        hint: 'Management and root administrators approve everything.',
      },
    ],
  }
}

export const APPROVAL_FORMS: Record<string, SettingForm> = Object.fromEntries(
  APPROVAL_KINDS.map((kind) => [`approvals.${kind}`, buildApprovalForm(kind)])
)
