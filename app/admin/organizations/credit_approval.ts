import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { isAbove } from '#identity/approvals/rules/second_person'
import { peopleBehind } from '#identity/organizations/people_behind'
import { formatKobo, kobo } from '#shared/money/rules/money'
import {
  addOrganization,
  type OrganizationTerms,
  type SavedOrganization,
  updateOrganization,
} from '#admin/organizations/organizations'

/** Without an id one that is new. */
type Command = { id?: number; terms: OrganizationTerms }

/** Raising the limit of credit above an amount; what else is saved with it waits along. */
const creditLimits: ApprovalKind<Command, SavedOrganization> = {
  name: 'credit_limit',
  ability: 'openConsole',
  nairaFields: ['creditLimit'],
  perform: (trx, by, { id, terms }) =>
    id === undefined ? addOrganization(trx, by, terms) : updateOrganization(trx, by, id, terms),
  concerns({ performed: { raisedFrom } }, rule, { terms }) {
    const limitKobo = kobo(terms.creditLimit)
    return limitKobo > raisedFrom && isAbove(limitKobo, rule)
  },

  async about(trx, { performed }, { id, terms }) {
    const limit = formatKobo(kobo(terms.creditLimit))
    return {
      title:
        id === undefined
          ? `Create ${terms.name} with a credit limit of ${limit}`
          : `Raise the credit limit of ${terms.name} to ${limit}`,
      beneficiaryIds: await peopleBehind(trx, { organizationId: performed.id, userId: null }),
      subject: id === undefined ? null : { kind: 'organization', id },
    }
  },
}

export default creditLimits
