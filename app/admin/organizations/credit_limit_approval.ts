import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { isAboveThreshold } from '#identity/approvals/rules/second_person'
import { listUsersOfOwner } from '#identity/organizations/users_of_owner'
import { formatKobo, kobo } from '#shared/money/rules/money'
import {
  createOrganization,
  type OrganizationInput,
  type SavedOrganization,
  updateOrganization,
} from '#admin/organizations/save_organization'

/** Undefined `id` creates a business. */
type CreditLimitCommand = { id?: number; terms: OrganizationInput }

/** Approves a raise above the threshold; other changes in the form wait with it. */
const creditLimitApproval: ApprovalKind<CreditLimitCommand, SavedOrganization> = {
  name: 'credit_limit',
  ability: 'openConsole',
  nairaFields: ['creditLimit'],
  perform: (trx, by, { id, terms }) =>
    id === undefined ? createOrganization(trx, by, terms) : updateOrganization(trx, by, id, terms),
  concerns({ performed: { previousKobo } }, rule, { terms }) {
    const limitKobo = kobo(terms.creditLimit)
    return limitKobo > previousKobo && isAboveThreshold(limitKobo, rule)
  },

  async about(trx, { performed }, { id, terms }) {
    const limit = formatKobo(kobo(terms.creditLimit))
    return {
      title:
        id === undefined
          ? `Create ${terms.name} with a credit limit of ${limit}`
          : `Raise the credit limit of ${terms.name} to ${limit}`,
      beneficiaryIds: await listUsersOfOwner(trx, { organizationId: performed.id, userId: null }),
      subject: id === undefined ? null : { kind: 'organization', id },
    }
  },
}

export default creditLimitApproval
