import { account } from '#admin/developers/openapi/groups/account'
import { apiKeys } from '#admin/developers/openapi/groups/api_keys'
import { staffApprovals } from '#admin/developers/openapi/groups/staff/approvals'
import { addressBook } from '#admin/developers/openapi/groups/address_book'
import { batches } from '#admin/developers/openapi/groups/batches'
import { billing, staffBilling } from '#admin/developers/openapi/groups/billing'
import { notifications } from '#admin/developers/openapi/groups/notifications'
import { business } from '#admin/developers/openapi/groups/business'
import { checkout } from '#admin/developers/openapi/groups/checkout'
import { payouts } from '#admin/developers/openapi/groups/payouts'
import {
  consoleLanguages,
  consoleLists,
  consoleOrganizations,
  consoleSettings,
} from '#admin/developers/openapi/groups/staff/console'
import { staffCarrierInvoices } from '#admin/developers/openapi/groups/staff/carrier_invoices'
import { staffMessageCosts } from '#admin/developers/openapi/groups/staff/message_costs'
import { staffLanes } from '#admin/developers/openapi/groups/staff/lanes'
import { staffMargins } from '#admin/developers/openapi/groups/staff/margins'
import { staffPeople } from '#admin/developers/openapi/groups/staff/people'
import { staffPickups } from '#admin/developers/openapi/groups/staff/pickups'
import { places } from '#admin/developers/openapi/groups/places'
import { rates, shipments, tracking } from '#admin/developers/openapi/groups/shipments'
import { returns } from '#admin/developers/openapi/groups/returns'
import { staffReturns } from '#admin/developers/openapi/groups/staff/returns'
import { staffReweighs } from '#admin/developers/openapi/groups/staff/reweighs'
import { secondStep } from '#admin/developers/openapi/groups/second_step'
import { signingIn } from '#admin/developers/openapi/groups/signing_in'
import {
  staffBookings,
  staffDiscounts,
  staffByHand,
  staffImports,
} from '#admin/developers/openapi/groups/staff/bookings'
import { staffTariff } from '#admin/developers/openapi/groups/staff/tariff'
import { staffTariffReplays } from '#admin/developers/openapi/groups/staff/tariff_replays'
import { staffTariffVersions } from '#admin/developers/openapi/groups/staff/tariff_versions'
import { team } from '#admin/developers/openapi/groups/team'
import { webhooks } from '#admin/developers/openapi/groups/webhooks'
import { wallet } from '#admin/developers/openapi/groups/wallet'
import type { DescribedOperation, OperationGroup } from '#admin/developers/openapi/operation'

/** All groups, in the order in which a newcomer meets them. */
export const GROUPS: readonly OperationGroup[] = [
  signingIn,
  secondStep,
  apiKeys,
  rates,
  checkout,
  shipments,
  addressBook,
  batches,
  returns,
  tracking,
  places,
  wallet,
  billing,
  webhooks,
  payouts,
  account,
  team,
  business,
  notifications,
  staffBookings,
  staffByHand,
  staffReweighs,
  staffReturns,
  staffMargins,
  staffBilling,
  staffCarrierInvoices,
  staffLanes,
  staffMessageCosts,
  staffPickups,
  staffImports,
  staffDiscounts,
  staffPeople,
  staffTariff,
  staffTariffReplays,
  staffApprovals,
  staffTariffVersions,
  consoleOrganizations,
  consoleSettings,
  consoleLanguages,
  consoleLists,
]

/** What is said about the route of this name; null when nobody has said anything yet. */
export function operationOf(name: string): DescribedOperation | null {
  for (const { tag, operations } of GROUPS) {
    const operation = operations[name]
    if (operation) return { ...operation, tag }
  }
  return null
}
