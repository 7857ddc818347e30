import { urlFor } from '@adonisjs/core/services/url_builder'
import { isAdmin } from '#identity/access/rules/roles'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type Approval from '#identity/approvals/approval'
import type { ApprovalOutcome } from '#identity/approvals/approval'
import { formatLagosMoment } from '#shared/time/lagos_time'

const MAX_CHANGE_LINES = 12

function approvalUrl({ id }: Approval): string {
  return urlFor('admin.approval', { id }, siteUrlOptions)
}

/** Asks a possible approver to decide. Requires a loaded `requester`. */
export class ApprovalRequestedMail extends AccountMail {
  constructor(
    user: User,
    private readonly approval: Approval
  ) {
    super(user)
  }

  protected contents() {
    const { title, requester, changes, why, expiresAt } = this.approval
    const lines = changes
      .slice(0, MAX_CHANGE_LINES)
      .map(({ field, before, after }) => `${field}: ${before} becomes ${after}`)
    return {
      subject: `Waiting for approval: ${title}`,
      greeting: this.greeting,
      paragraphs: [
        `${requester.fullName} (${requester.email}) has asked for this: ${title}.${why ? ` Why: ${why}` : ''}`,
        ...lines,
        ...(changes.length > MAX_CHANGE_LINES ? ['Open the approval to see all changes.'] : []),
        `You can approve or decline it until ${formatLagosMoment(expiresAt.toJSDate())}. After that it expires, and nothing is done.`,
      ],
      action: { label: 'Look at it', url: approvalUrl(this.approval) },
    }
  }
}

/** Tells the requester the outcome. Requires a loaded `decider`. */
export class ApprovalClosedMail extends AccountMail {
  constructor(
    user: User,
    private readonly approval: Approval
  ) {
    super(user)
  }

  protected contents() {
    const { title, outcome } = this.approval
    return {
      subject: `${OUTCOME_SUBJECTS[outcome!]}: ${title}`,
      greeting: this.greeting,
      paragraphs: this.#paragraphs(outcome!),
      action: this.#action(),
    }
  }

  /** Managers may not open the console, so their mail links to the shipment, if there is one. */
  #action() {
    const { subjectKind, subjectId: number } = this.approval
    if (isAdmin(this.user.role))
      return { label: 'See the details', url: approvalUrl(this.approval) }
    if (subjectKind !== 'shipment' || !number) return undefined
    return {
      label: 'See the shipment',
      url: urlFor('shipping.shipment', { number }, siteUrlOptions),
    }
  }

  #paragraphs(outcome: ApprovalOutcome): string[] {
    const { title, decider, said } = this.approval
    const who = decider?.fullName ?? 'Somebody'
    switch (outcome) {
      case 'approved':
        return [`${who} has approved your request: ${title}.`, said ?? 'It is done.']
      case 'declined':
        return [`${who} has declined your request: ${title}.`, `Their reason: ${said}`]
      case 'expired':
        return [
          `Your request has expired, because it was not decided in time: ${title}. Nothing was done.`,
        ]
      case 'void':
        return [`Your request is no longer possible: ${title}. Nothing was done.`, said ?? '']
      case 'withdrawn':
        return [`You have withdrawn your request: ${title}. Nothing was done.`]
    }
  }
}

const OUTCOME_SUBJECTS: Record<ApprovalOutcome, string> = {
  approved: 'Approved',
  declined: 'Declined',
  expired: 'Expired',
  void: 'Not possible any more',
  withdrawn: 'Withdrawn',
}
