import { BaseTransformer } from '@adonisjs/core/transformers'
import type Approval from '#identity/approvals/approval'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import type Organization from '#identity/organizations/models/organization'
import { naira } from '#shared/money/rules/money'
import { isoTime } from '#shared/time/rules/api_dates'
import { formatLagosDate } from '#shared/time/lagos_time'

export default class OrganizationRecordTransformer extends BaseTransformer<Organization> {
  constructor(
    organization: Organization,
    private readonly waiting: Approval[] = []
  ) {
    super(organization)
  }

  toObject() {
    const { $extras, createdAt, version } = this.resource
    return {
      ...this.forMembers(),
      dayCreated: formatLagosDate(createdAt),
      owners: ($extras.owners ?? null) as string | null,
      createdBy: ($extras.creator ?? null) as string | null,
      /** @api Naira */
      cashBalance: naira(Number($extras.cash_kobo)),
      /** Null if there is no wallet or no member whose account page shows it. */
      wallet:
        $extras.wallet_id && $extras.wallet_user_id
          ? { id: Number($extras.wallet_id), userId: Number($extras.wallet_user_id) }
          : null,
      tin: this.resource.tin,
      creditUsed: naira(Number($extras.credit_used_kobo)),
      version,
    }
  }

  /** Adds the pending approvals of the organization. */
  forDialog() {
    return {
      ...this.toObject(),
      waiting: WaitingApprovalTransformer.transform(this.waiting),
    }
  }

  forMembers() {
    const organization = this.resource
    const { $extras } = organization
    return {
      id: organization.id,
      name: organization.name,
      contactEmail: organization.contactEmail,
      contactPhoneNumber: organization.contactPhoneNumber,
      address: organization.address,
      description: organization.description,
      active: organization.active,
      status: organization.active ? ('ACTIVE' as const) : ('INACTIVE' as const),
      billingGroup: organization.billingGroupId,
      billingGroupName: ($extras.billing_group_name ?? null) as string | null,
      billingCycle: organization.billingCycle,
      /** @api Credit limit in naira: the cash balance may go that far below zero */
      creditLimit: naira(Number($extras.credit_limit_kobo)),
      dateCreated: isoTime(organization.createdAt),
    }
  }
}
