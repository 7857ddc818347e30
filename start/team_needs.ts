import type { TeamNeed } from '#identity/teams/rules/team_needs'

/**
 * What each call of somebody who is signed in needs of their role in the business. A test walks all routes: one that
 * changes something and is not here fails. What a call decides by itself, by whom or what it is about, needs nothing here.
 */
export const TEAM_NEEDS: Partial<Record<string, TeamNeed>> = {
  // Oneself.
  'api.identity.ping': 'nothing',
  'api.identity.session.destroy': 'nothing',
  'api.identity.all_sessions.destroy': 'nothing',
  'api.identity.devices.destroy': 'nothing',
  'api.identity.other_devices.destroy': 'nothing',
  'api.identity.factor_proofs.store': 'nothing',
  'api.identity.factor_confirmations.store': 'nothing',
  'api.identity.authenticators.store': 'nothing',
  'api.identity.authenticators.update': 'nothing',
  'api.identity.authenticators.destroy': 'nothing',
  'api.identity.passkey_options.store': 'nothing',
  'api.identity.passkeys.store': 'nothing',
  'api.identity.passkeys.destroy': 'nothing',
  'api.identity.recovery_codes.store': 'nothing',
  'api.identity.own_factor_resets.destroy': 'nothing',
  'api.identity.sign_up_completions.store': 'nothing',
  'api.identity.profile.destroy': 'nothing',
  'api.identity.erasures.store': 'nothing',
  'api.identity.full_name.update': 'nothing',
  'api.identity.phone_number.update': 'nothing',
  'api.identity.password.update': 'nothing',
  'api.identity.switch': 'nothing',
  'api.identity.received_invitations.update': 'nothing',
  'api.shipping.booking_drafts.update': 'nothing',
  'api.shipping.booking_drafts.destroy': 'nothing',
  // A business of one's own, and another session of the same rights.
  'api.branding.businesses.store': 'nothing',
  'api.branding.current_business.update': 'nothing',
  // Kept for a form, whose call needs the right.
  'api.branding.business_logos.store': 'nothing',

  // The team. Whoever leaves it asks for themselves.
  'api.identity.members.update': 'team',
  'api.identity.members.destroy': 'nothing',
  'api.identity.member_limits.update': 'team',
  'api.identity.approval_rules.update': 'team',
  'api.identity.invitations.store': 'team',
  'api.identity.invitations.destroy': 'team',
  'api.shipping.purchase_decisions.approve': 'team',
  'api.shipping.purchase_decisions.refuse': 'team',

  // Programs. A key is revoked by whoever made it, whatever they are by then.
  'api.identity.api_keys.store': 'connect',
  'api.identity.api_keys.update': 'connect',
  'api.identity.api_keys.destroy': 'nothing',
  'api.identity.api_key_rolls.update': 'connect',
  'api.identity.webhook_endpoints.store': 'connect',
  'api.identity.webhook_endpoints.update': 'connect',
  'api.identity.webhook_endpoints.destroy': 'connect',
  'api.identity.endpoint_rotations.update': 'connect',
  'api.identity.endpoint_tests.store': 'connect',
  'api.identity.endpoint_replays.store': 'connect',
  'api.identity.delivery_replays.store': 'connect',

  // Prices, which change nothing.
  'api.shipping.quotes.store': 'nothing',
  'api.shipping.checkout_rates.store': 'nothing',

  // Bookings.
  'api.shipping.shipments.store': 'book',
  'api.shipping.bookings.destroy': 'book',
  'api.shipping.batches.store': 'book',
  'api.shipping.batches.update': 'book',
  'api.shipping.batches.destroy': 'book',
  'api.shipping.batch_prices.update': 'book',
  'api.shipping.batch_rows.update': 'book',
  'api.shipping.batch_sheets.store': 'book',
  'api.shipping.batch_sheets.paste': 'book',
  'api.shipping.batch_sheets.again': 'book',
  'api.shipping.pickups.update': 'book',
  'api.shipping.pickups.destroy': 'book',
  'api.shipping.applied_discounts.store': 'book',
  'api.shipping.applied_discounts.destroy': 'book',
  'api.shipping.saved_boxes.store': 'book',
  'api.shipping.saved_boxes.update': 'book',
  'api.shipping.saved_boxes.destroy': 'book',
  'api.shipping.reweigh_disputes.store': 'book',
  'api.branding.receiver_notifications.update': 'book',
  'api.shipping.purchase_approvals.store': 'book',
  // Only what one has asked for oneself.
  'api.shipping.purchase_approvals.destroy': 'nothing',

  // Payments. What a bank is asked again about is paid or not.
  'api.shipping.payments.store': 'pay',
  'api.shipping.card_checkouts.store': 'pay',
  'api.shipping.batch_payments.store': 'pay',
  'api.shipping.reweigh_payments.store': 'pay',
  'api.shipping.payment_initiations.update': 'nothing',
  'api.wallet.payment_verifications.store': 'nothing',

  // Money into the wallet, some of it by reading.
  'api.wallet.payment_references.show': 'fund',
  'api.wallet.checkouts.store': 'fund',
  'api.wallet.virtual_account.show': 'fund',
  'api.wallet.sandbox_deposits.store': 'fund',
  'api.wallet.test_money.store': 'fund',
  'api.wallet.alerts.update': 'fund',

  // Money out of it.
  'api.wallet.bvn_verifications.show': 'withdraw',
  'api.wallet.codes.show': 'withdraw',
  'api.wallet.codes.store': 'withdraw',
  'api.wallet.otp_verifications.store': 'withdraw',
  'api.wallet.payout_accounts.store': 'withdraw',
  'api.wallet.payout_accounts.destroy': 'withdraw',
  'api.wallet.withdrawals.store': 'withdraw',
  'api.wallet.organization_withdrawals.store': 'withdraw',

  // How the business looks to its customers.
  'api.branding.businesses.update': 'brand',

  'api.branding.business_logos.update': 'brand',
  'api.branding.products.store': 'brand',
  'api.branding.products.update': 'brand',
  'api.branding.products.destroy': 'brand',
  'api.branding.product_images.store': 'brand',
  'api.branding.product_images.update': 'brand',
  'api.branding.notification_status.update': 'brand',
  'api.branding.notification_templates.update': 'brand',
  'api.branding.notification_templates.destroy': 'brand',
  'api.branding.tracking_preferences.update': 'brand',
  'api.branding.tracking_products.store': 'brand',
  'api.branding.tracking_themes.update': 'brand',
  'api.branding.tracking_publications.update': 'brand',
  'api.branding.own_domains.store': 'brand',
  'api.branding.own_domains.destroy': 'brand',
  'api.branding.domain_checks.store': 'brand',
  'api.shipping.checkout_settings.update': 'brand',
}
