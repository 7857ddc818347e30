import type { Scope } from '#identity/api_keys/rules/scopes'

/**
 * What a key needs for a call. A call that is not listed is for people alone. Those that anyone may make need
 * no key at all; the ones here need the scope of a key that is sent.
 */
export const KEY_SCOPES: Partial<Record<string, Scope>> = {
  'api.shipping.quotes.store': 'rates:read',
  'api.shipping.checkout_rates.store': 'rates:read',
  'api.shipping.rate_quotes.store': 'rates:read',
  'api.shipping.item_categories.index': 'rates:read',
  'api.shipping.signature_fee.show': 'rates:read',
  'api.shipping.drop_off_locations.index': 'rates:read',
  'api.shipping.dangerous_goods.index': 'rates:read',

  'api.shipping.shipments.store': 'shipments:write',
  'api.shipping.shipments.index': 'shipments:read',
  'api.shipping.shipments.show': 'shipments:read',
  'api.shipping.incomplete_bookings.index': 'shipments:read',
  'api.shipping.incomplete_bookings.show': 'shipments:read',
  'api.shipping.bookings.destroy': 'shipments:write',
  'api.shipping.addresses.index': 'shipments:read',
  'api.shipping.history.index': 'shipments:read',
  'api.shipping.history.export': 'shipments:read',
  'api.shipping.history.recent': 'shipments:read',
  'api.shipping.pickups.update': 'shipments:write',
  'api.shipping.pickups.destroy': 'shipments:write',
  'api.shipping.courier_labels.show': 'shipments:read',
  'api.shipping.document_tokens.show': 'shipments:read',

  'api.shipping.payments.store': 'wallet:pay',
  'api.shipping.reweighs.index': 'shipments:read',
  'api.shipping.reweigh_payments.store': 'wallet:pay',
  'api.shipping.reweigh_disputes.store': 'shipments:write',

  'api.shipping.invoices.index': 'wallet:read',
  'api.shipping.invoices.show': 'wallet:read',
  'api.shipping.invoice_exports.show': 'wallet:read',
  'api.shipping.invoice_tokens.show': 'wallet:read',

  'api.shipping.tracking.show': 'tracking:read',
  'api.branding.brand_tracking.show': 'tracking:read',

  'api.wallet.show': 'wallet:read',
  'api.wallet.transactions.list': 'wallet:read',
  'api.wallet.transactions.index': 'wallet:read',
  'api.wallet.transactions.export': 'wallet:read',
  'api.wallet.transactions.recent': 'wallet:read',
  'api.wallet.transactions.show': 'wallet:read',
  'api.wallet.transaction_proofs.show': 'wallet:read',
  'api.wallet.statement_tokens.show': 'wallet:read',
  'api.identity.webhook_endpoints.store': 'webhooks:manage',
  'api.identity.webhook_endpoints.index': 'webhooks:manage',
  'api.identity.webhook_endpoints.update': 'webhooks:manage',
  'api.identity.webhook_endpoints.destroy': 'webhooks:manage',
  'api.identity.endpoint_rotations.update': 'webhooks:manage',
  'api.identity.endpoint_tests.store': 'webhooks:manage',
  'api.identity.endpoint_deliveries.index': 'webhooks:manage',
  'api.identity.endpoint_replays.store': 'webhooks:manage',
  'api.identity.delivery_replays.store': 'webhooks:manage',
  'api.wallet.test_money.store': 'wallet:pay',
}
