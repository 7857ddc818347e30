import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'shared.landing': { paramsTuple?: []; params?: {} }
    'shared.branded_tracking': { paramsTuple?: []; params?: {} }
    'shared.branded_notification': { paramsTuple?: []; params?: {} }
    'shared.icon_file': { paramsTuple?: []; params?: {} }
    'shared.icon_drawing': { paramsTuple?: []; params?: {} }
    'shared.icons': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'shared.web_manifest': { paramsTuple?: []; params?: {} }
    'shared.robots': { paramsTuple?: []; params?: {} }
    'shared.sitemap': { paramsTuple?: []; params?: {} }
    'shared.card': { paramsTuple?: []; params?: {} }
    'shared.terms': { paramsTuple?: []; params?: {} }
    'shared.privacy': { paramsTuple?: []; params?: {} }
    'shared.worker': { paramsTuple?: []; params?: {} }
    'shared.offline': { paramsTuple?: []; params?: {} }
    'shared.health': { paramsTuple?: []; params?: {} }
    'shared.health.serving': { paramsTuple?: []; params?: {} }
    'shared.health.live': { paramsTuple?: []; params?: {} }
    'api.shared.downloads.show': { paramsTuple?: []; params?: {} }
    'shared.gallery': { paramsTuple?: []; params?: {} }
    'shared.dev_inbox.page': { paramsTuple?: []; params?: {} }
    'shared.dev_inbox.body': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shared.sms_reports.store': { paramsTuple?: []; params?: {} }
    'api.shared.whatsapp_hooks.show': { paramsTuple?: []; params?: {} }
    'api.shared.whatsapp_hooks.store': { paramsTuple?: []; params?: {} }
    'identity.sign_in': { paramsTuple?: []; params?: {} }
    'identity.logout': { paramsTuple?: []; params?: {} }
    'api.identity.login': { paramsTuple?: []; params?: {} }
    'api.identity.ping': { paramsTuple?: []; params?: {} }
    'api.identity.session.destroy': { paramsTuple?: []; params?: {} }
    'api.identity.all_sessions.destroy': { paramsTuple?: []; params?: {} }
    'identity.security': { paramsTuple?: []; params?: {} }
    'identity.admin_security': { paramsTuple?: []; params?: {} }
    'api.identity.devices.index': { paramsTuple?: []; params?: {} }
    'api.identity.other_devices.destroy': { paramsTuple?: []; params?: {} }
    'api.identity.devices.destroy': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'identity.factor_reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.identity.second_steps.store': { paramsTuple?: []; params?: {} }
    'api.identity.factor_reset_stops.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.identity.second_factors.show': { paramsTuple?: []; params?: {} }
    'api.identity.factor_proofs.store': { paramsTuple?: []; params?: {} }
    'api.identity.factor_confirmations.store': { paramsTuple?: []; params?: {} }
    'api.identity.authenticators.store': { paramsTuple?: []; params?: {} }
    'api.identity.authenticators.update': { paramsTuple?: []; params?: {} }
    'api.identity.authenticators.destroy': { paramsTuple?: []; params?: {} }
    'api.identity.passkey_options.store': { paramsTuple?: []; params?: {} }
    'api.identity.passkeys.store': { paramsTuple?: []; params?: {} }
    'api.identity.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'api.identity.own_factor_resets.destroy': { paramsTuple?: []; params?: {} }
    'api.identity.factor_resets.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.factor_resets.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.register': { paramsTuple?: []; params?: {} }
    'identity.verify': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'identity.reset': { paramsTuple?: []; params?: {} }
    'identity.choose_password': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'identity.settings': { paramsTuple?: []; params?: {} }
    'identity.admin_settings': { paramsTuple?: []; params?: {} }
    'api.identity.accounts.store': { paramsTuple?: []; params?: {} }
    'api.identity.verifications.show': { paramsTuple?: []; params?: {} }
    'api.identity.verifications.store': { paramsTuple?: []; params?: {} }
    'api.identity.passwordless_accounts.store': { paramsTuple?: []; params?: {} }
    'api.identity.password_resets.store': { paramsTuple?: []; params?: {} }
    'api.identity.password_resets.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.identity.profile.destroy': { paramsTuple?: []; params?: {} }
    'api.identity.profile.show': { paramsTuple?: []; params?: {} }
    'api.identity.full_name.show': { paramsTuple?: []; params?: {} }
    'api.identity.full_name.update': { paramsTuple?: []; params?: {} }
    'api.identity.phone_number.update': { paramsTuple?: []; params?: {} }
    'api.identity.password.update': { paramsTuple?: []; params?: {} }
    'identity.oauth.page': { paramsTuple?: []; params?: {} }
    'identity.oauth.confirm': { paramsTuple?: []; params?: {} }
    'identity.oauth.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.oauth.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.complete_sign_up': { paramsTuple?: []; params?: {} }
    'api.identity.oauth.admissions.store': { paramsTuple?: []; params?: {} }
    'api.identity.sign_up_completions.store': { paramsTuple?: []; params?: {} }
    'identity.oauth_local.page': { paramsTuple?: []; params?: {} }
    'identity.oauth_local.decide': { paramsTuple?: []; params?: {} }
    'identity.oauth_local.token': { paramsTuple?: []; params?: {} }
    'identity.oauth_local.user': { paramsTuple?: []; params?: {} }
    'identity.invitation': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'identity.members': { paramsTuple?: []; params?: {} }
    'api.identity.members.index': { paramsTuple?: []; params?: {} }
    'api.identity.members.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.members.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.invitations.index': { paramsTuple?: []; params?: {} }
    'api.identity.invitations.store': { paramsTuple?: []; params?: {} }
    'api.identity.invitations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.received_invitations.index': { paramsTuple?: []; params?: {} }
    'api.identity.received_invitations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.organizations.index': { paramsTuple?: []; params?: {} }
    'api.identity.switch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.activity': { paramsTuple?: []; params?: {} }
    'api.identity.member_limits.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.approval_rules.show': { paramsTuple?: []; params?: {} }
    'api.identity.approval_rules.update': { paramsTuple?: []; params?: {} }
    'api.identity.allowances.show': { paramsTuple?: []; params?: {} }
    'api.identity.activities.index': { paramsTuple?: []; params?: {} }
    'api.identity.activities.export': { paramsTuple?: []; params?: {} }
    'api.identity.people.index': { paramsTuple?: []; params?: {} }
    'api.identity.people.create': { paramsTuple?: []; params?: {} }
    'api.identity.people.store': { paramsTuple?: []; params?: {} }
    'api.identity.people.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.people.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.people.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.people.block': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.people.unblock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.searches.index': { paramsTuple?: []; params?: {} }
    'identity.referrals': { paramsTuple?: []; params?: {} }
    'api.identity.referral_clicks.store': { paramsTuple?: []; params?: {} }
    'api.identity.referral_stats.show': { paramsTuple?: []; params?: {} }
    'api.identity.data_exports.show': { paramsTuple?: []; params?: {} }
    'api.identity.erasures.store': { paramsTuple?: []; params?: {} }
    'api.identity.person_erasures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.developers': { paramsTuple?: []; params?: {} }
    'identity.developers.log': { paramsTuple?: []; params?: {} }
    'api.identity.api_keys.store': { paramsTuple?: []; params?: {} }
    'api.identity.api_keys.index': { paramsTuple?: []; params?: {} }
    'api.identity.api_keys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.api_keys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.api_key_rolls.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.api_key_calls.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.webhooks': { paramsTuple?: []; params?: {} }
    'identity.webhooks.deliveries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.webhook_endpoints.store': { paramsTuple?: []; params?: {} }
    'api.identity.webhook_endpoints.index': { paramsTuple?: []; params?: {} }
    'api.identity.webhook_endpoints.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.webhook_endpoints.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.endpoint_rotations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.endpoint_tests.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.endpoint_deliveries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.endpoint_replays.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.delivery_replays.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.live': { paramsTuple?: []; params?: {} }
    'wallet.balance': { paramsTuple?: []; params?: {} }
    'api.wallet.show': { paramsTuple?: []; params?: {} }
    'api.wallet.alerts.update': { paramsTuple?: []; params?: {} }
    'api.wallet.test_money.store': { paramsTuple?: []; params?: {} }
    'api.wallet.user_wallets.index': { paramsTuple?: []; params?: {} }
    'api.wallet.user_wallets.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.wallet.user_wallets.list': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.wallet.user_wallets.transactions': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.wallet.operations.store': { paramsTuple?: []; params?: {} }
    'wallet.transactions': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.list': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.index': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.export': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.recent': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.transaction_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.statement_tokens.show': { paramsTuple?: []; params?: {} }
    'wallet.fund': { paramsTuple?: []; params?: {} }
    'api.wallet.payment_references.show': { paramsTuple?: []; params?: {} }
    'api.wallet.checkouts.store': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'api.wallet.payment_verifications.store': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'api.wallet.virtual_account.show': { paramsTuple?: []; params?: {} }
    'api.wallet.payment_webhooks.store': { paramsTuple?: []; params?: {} }
    'api.wallet.provider_webhooks.store': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'api.wallet.payments_for_attention.index': { paramsTuple?: []; params?: {} }
    'api.wallet.payments_for_attention.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'wallet.withdraw': { paramsTuple?: []; params?: {} }
    'wallet.payout_accounts': { paramsTuple?: []; params?: {} }
    'api.wallet.banks.index': { paramsTuple?: []; params?: {} }
    'api.wallet.linked_accounts.index': { paramsTuple?: []; params?: {} }
    'api.wallet.name_enquiries.show': { paramsTuple?: []; params?: {} }
    'api.wallet.bvn_verifications.show': { paramsTuple?: []; params?: {} }
    'api.wallet.otp_verifications.store': { paramsTuple?: []; params?: {} }
    'api.wallet.codes.store': { paramsTuple?: []; params?: {} }
    'api.wallet.payout_accounts.store': { paramsTuple?: []; params?: {} }
    'api.wallet.codes.show': { paramsTuple?: []; params?: {} }
    'api.wallet.payout_accounts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.payout_accounts.index': { paramsTuple?: []; params?: {} }
    'api.wallet.withdrawals.index': { paramsTuple?: []; params?: {} }
    'api.wallet.withdrawals.store': { paramsTuple?: []; params?: {} }
    'api.wallet.organization_withdrawals.store': { paramsTuple?: []; params?: {} }
    'api.wallet.bvn_reviews.index': { paramsTuple?: []; params?: {} }
    'api.wallet.bvn_reviews.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.stray_notes.index': { paramsTuple?: []; params?: {} }
    'api.wallet.stray_notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'wallet.sandbox.card': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'wallet.sandbox.decide': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'api.wallet.sandbox_deposits.store': { paramsTuple?: []; params?: {} }
    'api.shipping.locations.index': { paramsTuple?: []; params?: {} }
    'api.shipping.locations.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'shipping.public_rates': { paramsTuple?: []; params?: {} }
    'shipping.rate': { paramsTuple?: []; params?: {} }
    'api.shipping.rate_quotes.store': { paramsTuple?: []; params?: {} }
    'shipping.checkout_settings': { paramsTuple?: []; params?: {} }
    'api.shipping.checkout_rates.store': { paramsTuple?: []; params?: {} }
    'api.shipping.checkout_settings.show': { paramsTuple?: []; params?: {} }
    'api.shipping.checkout_settings.update': { paramsTuple?: []; params?: {} }
    'api.shipping.hs_codes.index': { paramsTuple?: []; params?: {} }
    'api.shipping.hs_code_proposals.show': { paramsTuple?: []; params?: {} }
    'shipping.batches': { paramsTuple?: []; params?: {} }
    'shipping.batch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batches.index': { paramsTuple?: []; params?: {} }
    'api.shipping.batches.store': { paramsTuple?: []; params?: {} }
    'api.shipping.batch_sheets.store': { paramsTuple?: []; params?: {} }
    'api.shipping.batch_sheets.paste': { paramsTuple?: []; params?: {} }
    'api.shipping.batch_sheets.again': { paramsTuple?: []; params?: {} }
    'api.shipping.batch_sheets.template': { paramsTuple?: []; params?: {} }
    'api.shipping.batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batches.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batches.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batch_prices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batch_rows.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'number': ParamValue} }
    'api.shipping.batch_payments.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batch_waybills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batch_sheets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.address_book': { paramsTuple?: []; params?: {} }
    'shipping.asked_address': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'shipping.answer_asked_address': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.shipping.asked_addresses.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.shipping.book_entries.index': { paramsTuple?: []; params?: {} }
    'api.shipping.book_entries.store': { paramsTuple?: []; params?: {} }
    'api.shipping.address_imports.store': { paramsTuple?: []; params?: {} }
    'api.shipping.address_imports.paste': { paramsTuple?: []; params?: {} }
    'api.shipping.address_imports.update': { paramsTuple?: []; params?: {} }
    'api.shipping.address_twins.index': { paramsTuple?: []; params?: {} }
    'api.shipping.address_twins.merge': { paramsTuple?: []; params?: {} }
    'api.shipping.address_groups.index': { paramsTuple?: []; params?: {} }
    'api.shipping.address_groups.store': { paramsTuple?: []; params?: {} }
    'api.shipping.address_groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.address_groups.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.address_requests.index': { paramsTuple?: []; params?: {} }
    'api.shipping.address_requests.store': { paramsTuple?: []; params?: {} }
    'api.shipping.address_requests.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.book_entries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.book_entries.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.book_entries.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.default_addresses.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.default_addresses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.book': { paramsTuple?: []; params?: {} }
    'shipping.booked': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.completion': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.import_completion': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.quotes.store': { paramsTuple?: []; params?: {} }
    'api.shipping.shipments.store': { paramsTuple?: []; params?: {} }
    'api.shipping.shipments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.incomplete_bookings.index': { paramsTuple?: []; params?: {} }
    'api.shipping.incomplete_bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.bookings.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.addresses.index': { paramsTuple?: []; params?: {} }
    'api.shipping.item_categories.index': { paramsTuple?: []; params?: {} }
    'api.shipping.signature_fee.show': { paramsTuple?: []; params?: {} }
    'api.shipping.drop_off_locations.index': { paramsTuple?: []; params?: {} }
    'api.shipping.dangerous_goods.index': { paramsTuple?: []; params?: {} }
    'api.shipping.shipping_boxes.index': { paramsTuple?: []; params?: {} }
    'api.shipping.booking_drafts.show': { paramsTuple?: []; params?: {} }
    'api.shipping.booking_drafts.update': { paramsTuple?: []; params?: {} }
    'api.shipping.booking_drafts.destroy': { paramsTuple?: []; params?: {} }
    'api.shipping.saved_boxes.store': { paramsTuple?: []; params?: {} }
    'api.shipping.saved_boxes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.saved_boxes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.purchase_approvals': { paramsTuple?: []; params?: {} }
    'api.shipping.purchase_approvals.index': { paramsTuple?: []; params?: {} }
    'api.shipping.purchase_approvals.store': { paramsTuple?: []; params?: {} }
    'api.shipping.purchase_approvals.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.purchase_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.purchase_decisions.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.discounts': { paramsTuple?: []; params?: {} }
    'shipping.discount_uses': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.applied_discounts.store': { paramsTuple?: []; params?: {} }
    'api.shipping.applied_discounts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.payments.store': { paramsTuple: [ParamValue,ParamValue]; params: {'ref': ParamValue,'balance': ParamValue} }
    'api.shipping.card_checkouts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.payment_initiations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.shipping_cost_types.index': { paramsTuple?: []; params?: {} }
    'api.shipping.shipping_costs.store': { paramsTuple?: []; params?: {} }
    'api.shipping.shipping_costs.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'key': ParamValue} }
    'api.shipping.discounts.index': { paramsTuple?: []; params?: {} }
    'api.shipping.discounts.store': { paramsTuple?: []; params?: {} }
    'api.shipping.discounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.discounts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.discount_uses.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.discounts.deactivate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.discounts.activate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.reweighs': { paramsTuple?: []; params?: {} }
    'api.shipping.reweighs.index': { paramsTuple?: []; params?: {} }
    'api.shipping.reweigh_payments.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'balance': ParamValue} }
    'api.shipping.reweigh_disputes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.reweighs.store': { paramsTuple?: []; params?: {} }
    'api.shipping.reweigh_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.reweigh_decisions.drop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.reweigh_decisions.uphold': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.reweigh_decisions.waive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.invoices': { paramsTuple?: []; params?: {} }
    'shipping.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.invoices.index': { paramsTuple?: []; params?: {} }
    'api.shipping.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.invoice_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.invoice_tokens.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.courier_alerts.store': { paramsTuple: [ParamValue]; params: {'driver': ParamValue} }
    'api.shipping.recipient_corrections.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.refused_shipment_refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.voids.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.retries.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.waybill_returns.index': { paramsTuple?: []; params?: {} }
    'api.shipping.waybill_returns.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.silent_parcels.index': { paramsTuple?: []; params?: {} }
    'api.shipping.silent_parcels.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.hand_bookings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.hand_refusals.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.hand_labels.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.hand_events.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.hand_events.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'eventId': ParamValue} }
    'api.shipping.courier_orders.index': { paramsTuple?: []; params?: {} }
    'api.shipping.courier_orders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.pickups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.pickups.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.pickups.index': { paramsTuple?: []; params?: {} }
    'api.shipping.pickup_settlements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.courier_labels.show': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'api.shipping.document_tokens.show': { paramsTuple: [ParamValue,ParamValue]; params: {'document': ParamValue,'trackingNumber': ParamValue} }
    'api.shipping.clearance_document_types.index': { paramsTuple?: []; params?: {} }
    'api.shipping.clearance_initiations.update': { paramsTuple?: []; params?: {} }
    'api.shipping.clearance_uploads.store': { paramsTuple: [ParamValue,ParamValue]; params: {'shipmentId': ParamValue,'documentType': ParamValue} }
    'api.shipping.clearance_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.manifests.show': { paramsTuple?: []; params?: {} }
    'api.shipping.courier_papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.public_track': { paramsTuple?: []; params?: {} }
    'shipping.public_tracking': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.receiver_tracking': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.follow_parcel': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.parcel_news': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'shipping.answer_parcel_news': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'shipping.tracking_card': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.track': { paramsTuple?: []; params?: {} }
    'api.shipping.tracking.show': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'api.shipping.parcel_followers.store': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'api.shipping.parcel_news.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.shipping.parcel_news.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.shipping.reopenings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.returns': { paramsTuple?: []; params?: {} }
    'shipping.return': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.return_shipment': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'api.shipping.shipment_returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.shipment_returns.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.return_prices.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.returns.index': { paramsTuple?: []; params?: {} }
    'api.shipping.returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.return_prices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.return_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.return_decisions.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.return_faults.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.history': { paramsTuple?: []; params?: {} }
    'shipping.shipment': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'api.shipping.shipments.index': { paramsTuple?: []; params?: {} }
    'api.shipping.history.index': { paramsTuple?: []; params?: {} }
    'api.shipping.history.export': { paramsTuple?: []; params?: {} }
    'api.shipping.history.recent': { paramsTuple?: []; params?: {} }
    'shipping.import_history': { paramsTuple?: []; params?: {} }
    'api.shipping.import_history.index': { paramsTuple?: []; params?: {} }
    'api.shipping.import_history.recent': { paramsTuple?: []; params?: {} }
    'api.shipping.import_tracking.update': { paramsTuple?: []; params?: {} }
    'shipping.mcp.store': { paramsTuple?: []; params?: {} }
    'shipping.mcp.stream': { paramsTuple?: []; params?: {} }
    'shipping.mcp.end': { paramsTuple?: []; params?: {} }
    'shipping.home': { paramsTuple?: []; params?: {} }
    'shipping.dashboard': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.dashboard.show': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'branding.images.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'branding.business': { paramsTuple?: []; params?: {} }
    'api.branding.current_business.show': { paramsTuple?: []; params?: {} }
    'api.branding.businesses.store': { paramsTuple?: []; params?: {} }
    'api.branding.businesses.index': { paramsTuple?: []; params?: {} }
    'api.branding.current_business.update': { paramsTuple?: []; params?: {} }
    'api.branding.business_logos.store': { paramsTuple: [ParamValue,ParamValue]; params: {'cacheFileName': ParamValue,'businessId': ParamValue} }
    'api.branding.business_logos.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.branding.businesses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.branding.businesses.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'branding.products': { paramsTuple?: []; params?: {} }
    'api.branding.products.index': { paramsTuple?: []; params?: {} }
    'api.branding.products.store': { paramsTuple?: []; params?: {} }
    'api.branding.product_category_groups.index': { paramsTuple?: []; params?: {} }
    'api.branding.product_currencies.index': { paramsTuple?: []; params?: {} }
    'api.branding.product_images.store': { paramsTuple: [ParamValue]; params: {'cacheFileName': ParamValue} }
    'api.branding.product_images.update': { paramsTuple: [ParamValue]; params: {'cacheFileName': ParamValue} }
    'api.branding.products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.branding.products.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'branding.certified_host': { paramsTuple?: []; params?: {} }
    'api.branding.brand_tracking.show': { paramsTuple: [ParamValue,ParamValue]; params: {'trackingNumber': ParamValue,'subdomain': ParamValue} }
    'branding.tracking_setup': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_preferences.show': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_preferences.update': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_products.index': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_products.store': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_themes.index': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_themes.update': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_publications.update': { paramsTuple: [ParamValue]; params: {'flag': ParamValue} }
    'api.branding.own_domains.show': { paramsTuple?: []; params?: {} }
    'api.branding.own_domains.store': { paramsTuple?: []; params?: {} }
    'api.branding.own_domains.destroy': { paramsTuple?: []; params?: {} }
    'api.branding.domain_checks.store': { paramsTuple?: []; params?: {} }
    'branding.shop_product': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'branding.page_figures': { paramsTuple?: []; params?: {} }
    'api.branding.page_figures.show': { paramsTuple?: []; params?: {} }
    'api.branding.page_figure_exports.show': { paramsTuple?: []; params?: {} }
    'branding.return_setup': { paramsTuple?: []; params?: {} }
    'api.branding.return_rules.show': { paramsTuple?: []; params?: {} }
    'api.branding.return_rules.update': { paramsTuple?: []; params?: {} }
    'api.branding.return_requests.store': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'branding.notification_setup': { paramsTuple?: []; params?: {} }
    'branding.messages': { paramsTuple?: []; params?: {} }
    'api.branding.notification_status.show': { paramsTuple?: []; params?: {} }
    'api.branding.notification_status.update': { paramsTuple: [ParamValue]; params: {'value': ParamValue} }
    'api.branding.notification_templates.index': { paramsTuple?: []; params?: {} }
    'api.branding.notification_templates.update': { paramsTuple: [ParamValue]; params: {'event': ParamValue} }
    'api.branding.notification_templates.destroy': { paramsTuple: [ParamValue]; params: {'event': ParamValue} }
    'api.branding.notification_plans.show': { paramsTuple?: []; params?: {} }
    'api.branding.notification_plans.update': { paramsTuple?: []; params?: {} }
    'api.branding.messages.index': { paramsTuple?: []; params?: {} }
    'api.branding.message_exports.show': { paramsTuple?: []; params?: {} }
    'api.branding.message_costs.index': { paramsTuple?: []; params?: {} }
    'api.branding.receiver_notifications.index': { paramsTuple?: []; params?: {} }
    'api.branding.sms_counts.show': { paramsTuple?: []; params?: {} }
    'api.branding.receiver_notifications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'branding.unsubscribe': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'branding.one_click': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'branding.stop_texts': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'branding.stop_texts_at_once': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.branding.unwanted_mails.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.branding.unwanted_mails.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.branding.unwanted_texts.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.branding.unwanted_texts.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.home': { paramsTuple?: []; params?: {} }
    'api.admin.init': { paramsTuple?: []; params?: {} }
    'api.admin.inbox_notes.update': { paramsTuple: [ParamValue,ParamValue]; params: {'queue': ParamValue,'id': ParamValue} }
    'admin.by_hand': { paramsTuple?: []; params?: {} }
    'admin.hand_parcel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courier_orders': { paramsTuple?: []; params?: {} }
    'admin.parcel_orders': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reweigh_queue': { paramsTuple?: []; params?: {} }
    'api.admin.carrier_invoices.store': { paramsTuple?: []; params?: {} }
    'admin.margin': { paramsTuple?: []; params?: {} }
    'api.admin.margins.index': { paramsTuple?: []; params?: {} }
    'api.admin.margin_exports.show': { paramsTuple?: []; params?: {} }
    'api.admin.exchange_rates.store': { paramsTuple?: []; params?: {} }
    'admin.billing_runs': { paramsTuple?: []; params?: {} }
    'admin.billing_run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices': { paramsTuple?: []; params?: {} }
    'admin.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.billing_runs.index': { paramsTuple?: []; params?: {} }
    'api.admin.billing_runs.store': { paramsTuple?: []; params?: {} }
    'api.admin.billing_runs.check': { paramsTuple?: []; params?: {} }
    'api.admin.billing_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.billing_invoices.index': { paramsTuple?: []; params?: {} }
    'api.admin.billing_invoices.ageing': { paramsTuple?: []; params?: {} }
    'api.admin.invoice_decisions.match': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_decisions.credit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_decisions.write_off': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.carrier_invoices': { paramsTuple?: []; params?: {} }
    'admin.new_carrier_invoice': { paramsTuple?: []; params?: {} }
    'admin.carrier_invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoices.index': { paramsTuple?: []; params?: {} }
    'api.admin.invoices.store': { paramsTuple?: []; params?: {} }
    'api.admin.invoice_previews.store': { paramsTuple?: []; params?: {} }
    'api.admin.invoice_columns.update': { paramsTuple?: []; params?: {} }
    'api.admin.invoice_line_decisions.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_line_decisions.dispute': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_line_decisions.credit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_line_decisions.reweigh': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_lines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_line_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_line_exports.disputed': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_acceptances.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.lanes': { paramsTuple?: []; params?: {} }
    'admin.late_parcels': { paramsTuple?: []; params?: {} }
    'api.admin.lane_facts.index': { paramsTuple?: []; params?: {} }
    'api.admin.lane_fact_exports.show': { paramsTuple?: []; params?: {} }
    'api.admin.late_parcels.index': { paramsTuple?: []; params?: {} }
    'admin.message_costs': { paramsTuple?: []; params?: {} }
    'api.admin.message_costs.index': { paramsTuple?: []; params?: {} }
    'api.admin.message_cost_exports.show': { paramsTuple?: []; params?: {} }
    'admin.pickups': { paramsTuple?: []; params?: {} }
    'admin.organizations': { paramsTuple?: []; params?: {} }
    'admin.billing_groups': { paramsTuple?: []; params?: {} }
    'api.admin.current_organization.show': { paramsTuple?: []; params?: {} }
    'api.admin.organization_records.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.organization_records.index': { paramsTuple?: []; params?: {} }
    'api.admin.organization_exports.show': { paramsTuple?: []; params?: {} }
    'api.admin.billing_group_choices.index': { paramsTuple?: []; params?: {} }
    'api.admin.organization_records.store': { paramsTuple?: []; params?: {} }
    'api.admin.organization_records.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.billing_groups.choices': { paramsTuple?: []; params?: {} }
    'api.admin.billing_groups.index': { paramsTuple?: []; params?: {} }
    'api.admin.billing_group_exports.show': { paramsTuple?: []; params?: {} }
    'api.admin.billing_groups.store': { paramsTuple?: []; params?: {} }
    'api.admin.billing_groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users': { paramsTuple?: []; params?: {} }
    'admin.user_account': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.zones': { paramsTuple?: [ParamValue?]; params?: {'kind'?: ParamValue} }
    'admin.zone_rates': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'api.admin.international_zones.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'geography': ParamValue} }
    'api.admin.international_zones.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'type': ParamValue,'courier': ParamValue,'country': ParamValue} }
    'api.admin.international_zones.by_geography': { paramsTuple: [ParamValue,ParamValue,ParamValue,ParamValue]; params: {'type': ParamValue,'courier': ParamValue,'country': ParamValue,'geography': ParamValue} }
    'api.admin.international_zones.store': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'api.admin.international_zones.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.international_zones.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.local_zones.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.local_zones.index': { paramsTuple: [ParamValue,ParamValue]; params: {'courier': ParamValue,'country': ParamValue} }
    'api.admin.local_zones.store': { paramsTuple?: []; params?: {} }
    'api.admin.local_zones.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.local_zones.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.city_zones.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.city_zones.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'courier': ParamValue,'country': ParamValue,'state': ParamValue} }
    'api.admin.city_zones.store': { paramsTuple?: []; params?: {} }
    'api.admin.city_zones.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.city_zones.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.international_couriers.index': { paramsTuple?: []; params?: {} }
    'api.admin.city_couriers.index': { paramsTuple?: []; params?: {} }
    'api.admin.regions.index': { paramsTuple?: []; params?: {} }
    'api.admin.continents.index': { paramsTuple?: []; params?: {} }
    'api.admin.country_regions.index': { paramsTuple: [ParamValue]; params: {'country': ParamValue} }
    'api.admin.state_regions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'country': ParamValue,'state': ParamValue} }
    'api.admin.zone_files.show': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.zone_files.store': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.zone_file_previews.store': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.zone_rate_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.zone_rate_files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.zone_rate_file_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.courier_rate_files.show': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.courier_rate_files.store': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.courier_rate_file_previews.store': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.rates.store': { paramsTuple?: []; params?: {} }
    'api.admin.rate_multipliers.store': { paramsTuple?: []; params?: {} }
    'api.admin.rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.rates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.rate_sheets.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.rate_sheets.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'api.admin.rate_restorations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'admin.surcharges': { paramsTuple?: []; params?: {} }
    'api.admin.surcharges.index': { paramsTuple?: []; params?: {} }
    'api.admin.surcharges.store': { paramsTuple?: []; params?: {} }
    'api.admin.surcharges.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.surcharges.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tariffs': { paramsTuple?: []; params?: {} }
    'admin.tariff': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tariff_zone': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'zoneId': ParamValue} }
    'admin.tariff_price': { paramsTuple?: []; params?: {} }
    'admin.tariff_trial': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.tariff_versions.index': { paramsTuple?: []; params?: {} }
    'api.admin.tariff_versions.store': { paramsTuple?: []; params?: {} }
    'api.admin.past_prices.store': { paramsTuple?: []; params?: {} }
    'api.admin.tariff_versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.tariff_versions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_differences.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_difference_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_differences.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'zoneId': ParamValue} }
    'api.admin.version_publications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_roll_backs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_checks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tariff_replays': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tariff_replay': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.tariff_replays.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.tariff_replays.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.tariff_replays.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.tariff_replays.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.replay_customers.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.replay_totals.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.replay_courier_changes.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'admin.reference_lists': { paramsTuple?: []; params?: {} }
    'api.admin.courier_services.index': { paramsTuple?: []; params?: {} }
    'api.admin.courier_services.update': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'api.admin.carrier_services.update': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'api.admin.reference_entries.index': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'api.admin.reference_entries.store': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'api.admin.reference_entries.update': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'api.admin.reference_entries.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'api.admin.reference_restorations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'admin.languages': { paramsTuple?: []; params?: {} }
    'api.admin.translations.index': { paramsTuple: [ParamValue]; params: {'language': ParamValue} }
    'api.admin.translations.update': { paramsTuple: [ParamValue,ParamValue]; params: {'language': ParamValue,'key': ParamValue} }
    'api.admin.signatures.store': { paramsTuple: [ParamValue]; params: {'language': ParamValue} }
    'admin.settings': { paramsTuple?: []; params?: {} }
    'api.admin.settings.index': { paramsTuple?: []; params?: {} }
    'api.admin.settings.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'api.admin.settings.update': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'admin.approvals': { paramsTuple?: []; params?: {} }
    'admin.approval': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.approvals.index': { paramsTuple?: []; params?: {} }
    'api.admin.approvals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.approvals.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.approval_decisions.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.approval_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.approval_decisions.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.setup': { paramsTuple?: []; params?: {} }
    'api.admin.setup_trials.store': { paramsTuple?: []; params?: {} }
    'api.admin.brand_logos.update': { paramsTuple?: []; params?: {} }
    'api.admin.brand_logos.destroy': { paramsTuple?: []; params?: {} }
    'admin.audit': { paramsTuple?: []; params?: {} }
    'api.admin.audit_entries.index': { paramsTuple?: []; params?: {} }
    'api.admin.audit_exports.show': { paramsTuple?: []; params?: {} }
    'admin.published_seals': { paramsTuple?: []; params?: {} }
    'admin.proof': { paramsTuple?: []; params?: {} }
    'api.admin.transfer_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.metrics': { paramsTuple?: []; params?: {} }
    'admin.health': { paramsTuple?: []; params?: {} }
    'api.admin.failed_jobs.index': { paramsTuple?: []; params?: {} }
    'api.admin.failed_jobs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.failed_job_retries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.check_runs.store': { paramsTuple: [ParamValue]; params: {'check': ParamValue} }
    'admin.developers': { paramsTuple?: []; params?: {} }
    'admin.developers.errors': { paramsTuple?: []; params?: {} }
    'admin.developers.error_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.error': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'admin.developers.changelog': { paramsTuple?: []; params?: {} }
    'admin.developers.try_it': { paramsTuple?: []; params?: {} }
    'admin.developers.search': { paramsTuple?: []; params?: {} }
    'admin.developers.group_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.group': { paramsTuple: [ParamValue]; params: {'group': ParamValue} }
    'admin.developers.call_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.call': { paramsTuple: [ParamValue]; params: {'call': ParamValue} }
    'admin.internal_api': { paramsTuple?: []; params?: {} }
    'admin.openapi': { paramsTuple?: []; params?: {} }
    'admin.llms': { paramsTuple?: []; params?: {} }
    'admin.developers.twin': { paramsTuple?: []; params?: {} }
    'admin.developers.guide_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.guide': { paramsTuple: [ParamValue]; params: {'guide': ParamValue} }
    'home': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'shared.landing': { paramsTuple?: []; params?: {} }
    'shared.branded_tracking': { paramsTuple?: []; params?: {} }
    'shared.branded_notification': { paramsTuple?: []; params?: {} }
    'shared.icon_file': { paramsTuple?: []; params?: {} }
    'shared.icon_drawing': { paramsTuple?: []; params?: {} }
    'shared.icons': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'shared.web_manifest': { paramsTuple?: []; params?: {} }
    'shared.robots': { paramsTuple?: []; params?: {} }
    'shared.sitemap': { paramsTuple?: []; params?: {} }
    'shared.card': { paramsTuple?: []; params?: {} }
    'shared.terms': { paramsTuple?: []; params?: {} }
    'shared.privacy': { paramsTuple?: []; params?: {} }
    'shared.worker': { paramsTuple?: []; params?: {} }
    'shared.offline': { paramsTuple?: []; params?: {} }
    'shared.health': { paramsTuple?: []; params?: {} }
    'shared.health.serving': { paramsTuple?: []; params?: {} }
    'shared.health.live': { paramsTuple?: []; params?: {} }
    'api.shared.downloads.show': { paramsTuple?: []; params?: {} }
    'shared.gallery': { paramsTuple?: []; params?: {} }
    'shared.dev_inbox.page': { paramsTuple?: []; params?: {} }
    'shared.dev_inbox.body': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shared.whatsapp_hooks.show': { paramsTuple?: []; params?: {} }
    'identity.sign_in': { paramsTuple?: []; params?: {} }
    'identity.logout': { paramsTuple?: []; params?: {} }
    'identity.security': { paramsTuple?: []; params?: {} }
    'identity.admin_security': { paramsTuple?: []; params?: {} }
    'api.identity.devices.index': { paramsTuple?: []; params?: {} }
    'identity.factor_reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.identity.second_factors.show': { paramsTuple?: []; params?: {} }
    'identity.register': { paramsTuple?: []; params?: {} }
    'identity.verify': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'identity.reset': { paramsTuple?: []; params?: {} }
    'identity.choose_password': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'identity.settings': { paramsTuple?: []; params?: {} }
    'identity.admin_settings': { paramsTuple?: []; params?: {} }
    'api.identity.verifications.show': { paramsTuple?: []; params?: {} }
    'api.identity.profile.show': { paramsTuple?: []; params?: {} }
    'api.identity.full_name.show': { paramsTuple?: []; params?: {} }
    'identity.oauth.page': { paramsTuple?: []; params?: {} }
    'identity.oauth.confirm': { paramsTuple?: []; params?: {} }
    'identity.oauth.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.oauth.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.complete_sign_up': { paramsTuple?: []; params?: {} }
    'identity.oauth_local.page': { paramsTuple?: []; params?: {} }
    'identity.oauth_local.user': { paramsTuple?: []; params?: {} }
    'identity.invitation': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'identity.members': { paramsTuple?: []; params?: {} }
    'api.identity.members.index': { paramsTuple?: []; params?: {} }
    'api.identity.invitations.index': { paramsTuple?: []; params?: {} }
    'api.identity.received_invitations.index': { paramsTuple?: []; params?: {} }
    'api.identity.organizations.index': { paramsTuple?: []; params?: {} }
    'identity.activity': { paramsTuple?: []; params?: {} }
    'api.identity.approval_rules.show': { paramsTuple?: []; params?: {} }
    'api.identity.allowances.show': { paramsTuple?: []; params?: {} }
    'api.identity.activities.index': { paramsTuple?: []; params?: {} }
    'api.identity.activities.export': { paramsTuple?: []; params?: {} }
    'api.identity.people.index': { paramsTuple?: []; params?: {} }
    'api.identity.people.create': { paramsTuple?: []; params?: {} }
    'api.identity.people.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.people.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.searches.index': { paramsTuple?: []; params?: {} }
    'identity.referrals': { paramsTuple?: []; params?: {} }
    'api.identity.referral_stats.show': { paramsTuple?: []; params?: {} }
    'api.identity.data_exports.show': { paramsTuple?: []; params?: {} }
    'identity.developers': { paramsTuple?: []; params?: {} }
    'identity.developers.log': { paramsTuple?: []; params?: {} }
    'api.identity.api_keys.index': { paramsTuple?: []; params?: {} }
    'api.identity.api_key_calls.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.webhooks': { paramsTuple?: []; params?: {} }
    'identity.webhooks.deliveries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.webhook_endpoints.index': { paramsTuple?: []; params?: {} }
    'api.identity.endpoint_deliveries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.live': { paramsTuple?: []; params?: {} }
    'wallet.balance': { paramsTuple?: []; params?: {} }
    'api.wallet.show': { paramsTuple?: []; params?: {} }
    'api.wallet.user_wallets.index': { paramsTuple?: []; params?: {} }
    'api.wallet.user_wallets.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.wallet.user_wallets.list': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.wallet.user_wallets.transactions': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'wallet.transactions': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.list': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.index': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.export': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.recent': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.transaction_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.statement_tokens.show': { paramsTuple?: []; params?: {} }
    'wallet.fund': { paramsTuple?: []; params?: {} }
    'api.wallet.payment_references.show': { paramsTuple?: []; params?: {} }
    'api.wallet.virtual_account.show': { paramsTuple?: []; params?: {} }
    'api.wallet.payments_for_attention.index': { paramsTuple?: []; params?: {} }
    'wallet.withdraw': { paramsTuple?: []; params?: {} }
    'wallet.payout_accounts': { paramsTuple?: []; params?: {} }
    'api.wallet.banks.index': { paramsTuple?: []; params?: {} }
    'api.wallet.linked_accounts.index': { paramsTuple?: []; params?: {} }
    'api.wallet.name_enquiries.show': { paramsTuple?: []; params?: {} }
    'api.wallet.bvn_verifications.show': { paramsTuple?: []; params?: {} }
    'api.wallet.codes.show': { paramsTuple?: []; params?: {} }
    'api.wallet.payout_accounts.index': { paramsTuple?: []; params?: {} }
    'api.wallet.withdrawals.index': { paramsTuple?: []; params?: {} }
    'api.wallet.bvn_reviews.index': { paramsTuple?: []; params?: {} }
    'api.wallet.stray_notes.index': { paramsTuple?: []; params?: {} }
    'wallet.sandbox.card': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'api.shipping.locations.index': { paramsTuple?: []; params?: {} }
    'api.shipping.locations.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'shipping.public_rates': { paramsTuple?: []; params?: {} }
    'shipping.rate': { paramsTuple?: []; params?: {} }
    'shipping.checkout_settings': { paramsTuple?: []; params?: {} }
    'api.shipping.checkout_settings.show': { paramsTuple?: []; params?: {} }
    'api.shipping.hs_codes.index': { paramsTuple?: []; params?: {} }
    'api.shipping.hs_code_proposals.show': { paramsTuple?: []; params?: {} }
    'shipping.batches': { paramsTuple?: []; params?: {} }
    'shipping.batch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batches.index': { paramsTuple?: []; params?: {} }
    'api.shipping.batch_sheets.template': { paramsTuple?: []; params?: {} }
    'api.shipping.batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batch_waybills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batch_sheets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.address_book': { paramsTuple?: []; params?: {} }
    'shipping.asked_address': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.shipping.book_entries.index': { paramsTuple?: []; params?: {} }
    'api.shipping.address_twins.index': { paramsTuple?: []; params?: {} }
    'api.shipping.address_groups.index': { paramsTuple?: []; params?: {} }
    'api.shipping.address_requests.index': { paramsTuple?: []; params?: {} }
    'api.shipping.book_entries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.book': { paramsTuple?: []; params?: {} }
    'shipping.booked': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.completion': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.import_completion': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.shipments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.incomplete_bookings.index': { paramsTuple?: []; params?: {} }
    'api.shipping.incomplete_bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.addresses.index': { paramsTuple?: []; params?: {} }
    'api.shipping.item_categories.index': { paramsTuple?: []; params?: {} }
    'api.shipping.signature_fee.show': { paramsTuple?: []; params?: {} }
    'api.shipping.drop_off_locations.index': { paramsTuple?: []; params?: {} }
    'api.shipping.dangerous_goods.index': { paramsTuple?: []; params?: {} }
    'api.shipping.shipping_boxes.index': { paramsTuple?: []; params?: {} }
    'api.shipping.booking_drafts.show': { paramsTuple?: []; params?: {} }
    'shipping.purchase_approvals': { paramsTuple?: []; params?: {} }
    'api.shipping.purchase_approvals.index': { paramsTuple?: []; params?: {} }
    'shipping.discounts': { paramsTuple?: []; params?: {} }
    'shipping.discount_uses': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.shipping_cost_types.index': { paramsTuple?: []; params?: {} }
    'api.shipping.discounts.index': { paramsTuple?: []; params?: {} }
    'api.shipping.discounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.discount_uses.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.reweighs': { paramsTuple?: []; params?: {} }
    'api.shipping.reweighs.index': { paramsTuple?: []; params?: {} }
    'shipping.invoices': { paramsTuple?: []; params?: {} }
    'shipping.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.invoices.index': { paramsTuple?: []; params?: {} }
    'api.shipping.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.invoice_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.invoice_tokens.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.waybill_returns.index': { paramsTuple?: []; params?: {} }
    'api.shipping.silent_parcels.index': { paramsTuple?: []; params?: {} }
    'api.shipping.courier_orders.index': { paramsTuple?: []; params?: {} }
    'api.shipping.pickups.index': { paramsTuple?: []; params?: {} }
    'api.shipping.courier_labels.show': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'api.shipping.document_tokens.show': { paramsTuple: [ParamValue,ParamValue]; params: {'document': ParamValue,'trackingNumber': ParamValue} }
    'api.shipping.clearance_document_types.index': { paramsTuple?: []; params?: {} }
    'api.shipping.clearance_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.manifests.show': { paramsTuple?: []; params?: {} }
    'api.shipping.courier_papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.public_track': { paramsTuple?: []; params?: {} }
    'shipping.public_tracking': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.parcel_news': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'shipping.tracking_card': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.track': { paramsTuple?: []; params?: {} }
    'api.shipping.tracking.show': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.returns': { paramsTuple?: []; params?: {} }
    'shipping.return': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.return_shipment': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'api.shipping.shipment_returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.returns.index': { paramsTuple?: []; params?: {} }
    'api.shipping.returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.history': { paramsTuple?: []; params?: {} }
    'shipping.shipment': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'api.shipping.shipments.index': { paramsTuple?: []; params?: {} }
    'api.shipping.history.index': { paramsTuple?: []; params?: {} }
    'api.shipping.history.export': { paramsTuple?: []; params?: {} }
    'api.shipping.history.recent': { paramsTuple?: []; params?: {} }
    'shipping.import_history': { paramsTuple?: []; params?: {} }
    'api.shipping.import_history.index': { paramsTuple?: []; params?: {} }
    'api.shipping.import_history.recent': { paramsTuple?: []; params?: {} }
    'shipping.mcp.stream': { paramsTuple?: []; params?: {} }
    'shipping.home': { paramsTuple?: []; params?: {} }
    'shipping.dashboard': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.dashboard.show': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'branding.images.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'branding.business': { paramsTuple?: []; params?: {} }
    'api.branding.current_business.show': { paramsTuple?: []; params?: {} }
    'api.branding.businesses.index': { paramsTuple?: []; params?: {} }
    'api.branding.businesses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'branding.products': { paramsTuple?: []; params?: {} }
    'api.branding.products.index': { paramsTuple?: []; params?: {} }
    'api.branding.product_category_groups.index': { paramsTuple?: []; params?: {} }
    'api.branding.product_currencies.index': { paramsTuple?: []; params?: {} }
    'branding.certified_host': { paramsTuple?: []; params?: {} }
    'api.branding.brand_tracking.show': { paramsTuple: [ParamValue,ParamValue]; params: {'trackingNumber': ParamValue,'subdomain': ParamValue} }
    'branding.tracking_setup': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_preferences.show': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_products.index': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_themes.index': { paramsTuple?: []; params?: {} }
    'api.branding.own_domains.show': { paramsTuple?: []; params?: {} }
    'branding.shop_product': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'branding.page_figures': { paramsTuple?: []; params?: {} }
    'api.branding.page_figures.show': { paramsTuple?: []; params?: {} }
    'api.branding.page_figure_exports.show': { paramsTuple?: []; params?: {} }
    'branding.return_setup': { paramsTuple?: []; params?: {} }
    'api.branding.return_rules.show': { paramsTuple?: []; params?: {} }
    'branding.notification_setup': { paramsTuple?: []; params?: {} }
    'branding.messages': { paramsTuple?: []; params?: {} }
    'api.branding.notification_status.show': { paramsTuple?: []; params?: {} }
    'api.branding.notification_templates.index': { paramsTuple?: []; params?: {} }
    'api.branding.notification_plans.show': { paramsTuple?: []; params?: {} }
    'api.branding.messages.index': { paramsTuple?: []; params?: {} }
    'api.branding.message_exports.show': { paramsTuple?: []; params?: {} }
    'api.branding.message_costs.index': { paramsTuple?: []; params?: {} }
    'api.branding.receiver_notifications.index': { paramsTuple?: []; params?: {} }
    'api.branding.sms_counts.show': { paramsTuple?: []; params?: {} }
    'branding.unsubscribe': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'branding.stop_texts': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.home': { paramsTuple?: []; params?: {} }
    'api.admin.init': { paramsTuple?: []; params?: {} }
    'admin.by_hand': { paramsTuple?: []; params?: {} }
    'admin.hand_parcel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courier_orders': { paramsTuple?: []; params?: {} }
    'admin.parcel_orders': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reweigh_queue': { paramsTuple?: []; params?: {} }
    'admin.margin': { paramsTuple?: []; params?: {} }
    'api.admin.margins.index': { paramsTuple?: []; params?: {} }
    'api.admin.margin_exports.show': { paramsTuple?: []; params?: {} }
    'admin.billing_runs': { paramsTuple?: []; params?: {} }
    'admin.billing_run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices': { paramsTuple?: []; params?: {} }
    'admin.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.billing_runs.index': { paramsTuple?: []; params?: {} }
    'api.admin.billing_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.billing_invoices.index': { paramsTuple?: []; params?: {} }
    'api.admin.billing_invoices.ageing': { paramsTuple?: []; params?: {} }
    'admin.carrier_invoices': { paramsTuple?: []; params?: {} }
    'admin.new_carrier_invoice': { paramsTuple?: []; params?: {} }
    'admin.carrier_invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoices.index': { paramsTuple?: []; params?: {} }
    'api.admin.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_lines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_line_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_line_exports.disputed': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.lanes': { paramsTuple?: []; params?: {} }
    'admin.late_parcels': { paramsTuple?: []; params?: {} }
    'api.admin.lane_facts.index': { paramsTuple?: []; params?: {} }
    'api.admin.lane_fact_exports.show': { paramsTuple?: []; params?: {} }
    'api.admin.late_parcels.index': { paramsTuple?: []; params?: {} }
    'admin.message_costs': { paramsTuple?: []; params?: {} }
    'api.admin.message_costs.index': { paramsTuple?: []; params?: {} }
    'api.admin.message_cost_exports.show': { paramsTuple?: []; params?: {} }
    'admin.pickups': { paramsTuple?: []; params?: {} }
    'admin.organizations': { paramsTuple?: []; params?: {} }
    'admin.billing_groups': { paramsTuple?: []; params?: {} }
    'api.admin.current_organization.show': { paramsTuple?: []; params?: {} }
    'api.admin.organization_records.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.organization_records.index': { paramsTuple?: []; params?: {} }
    'api.admin.organization_exports.show': { paramsTuple?: []; params?: {} }
    'api.admin.billing_group_choices.index': { paramsTuple?: []; params?: {} }
    'api.admin.billing_groups.choices': { paramsTuple?: []; params?: {} }
    'api.admin.billing_groups.index': { paramsTuple?: []; params?: {} }
    'api.admin.billing_group_exports.show': { paramsTuple?: []; params?: {} }
    'admin.users': { paramsTuple?: []; params?: {} }
    'admin.user_account': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.zones': { paramsTuple?: [ParamValue?]; params?: {'kind'?: ParamValue} }
    'admin.zone_rates': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'api.admin.international_zones.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'geography': ParamValue} }
    'api.admin.international_zones.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'type': ParamValue,'courier': ParamValue,'country': ParamValue} }
    'api.admin.international_zones.by_geography': { paramsTuple: [ParamValue,ParamValue,ParamValue,ParamValue]; params: {'type': ParamValue,'courier': ParamValue,'country': ParamValue,'geography': ParamValue} }
    'api.admin.local_zones.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.local_zones.index': { paramsTuple: [ParamValue,ParamValue]; params: {'courier': ParamValue,'country': ParamValue} }
    'api.admin.city_zones.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.city_zones.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'courier': ParamValue,'country': ParamValue,'state': ParamValue} }
    'api.admin.international_couriers.index': { paramsTuple?: []; params?: {} }
    'api.admin.city_couriers.index': { paramsTuple?: []; params?: {} }
    'api.admin.regions.index': { paramsTuple?: []; params?: {} }
    'api.admin.continents.index': { paramsTuple?: []; params?: {} }
    'api.admin.country_regions.index': { paramsTuple: [ParamValue]; params: {'country': ParamValue} }
    'api.admin.state_regions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'country': ParamValue,'state': ParamValue} }
    'api.admin.zone_files.show': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.zone_rate_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.courier_rate_files.show': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.rate_sheets.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.rate_sheets.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'admin.surcharges': { paramsTuple?: []; params?: {} }
    'api.admin.surcharges.index': { paramsTuple?: []; params?: {} }
    'admin.tariffs': { paramsTuple?: []; params?: {} }
    'admin.tariff': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tariff_zone': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'zoneId': ParamValue} }
    'admin.tariff_price': { paramsTuple?: []; params?: {} }
    'admin.tariff_trial': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.tariff_versions.index': { paramsTuple?: []; params?: {} }
    'api.admin.tariff_versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_differences.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_difference_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_differences.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'zoneId': ParamValue} }
    'admin.tariff_replays': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tariff_replay': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.tariff_replays.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.tariff_replays.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.replay_customers.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.replay_totals.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.replay_courier_changes.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'admin.reference_lists': { paramsTuple?: []; params?: {} }
    'api.admin.courier_services.index': { paramsTuple?: []; params?: {} }
    'api.admin.reference_entries.index': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'admin.languages': { paramsTuple?: []; params?: {} }
    'api.admin.translations.index': { paramsTuple: [ParamValue]; params: {'language': ParamValue} }
    'admin.settings': { paramsTuple?: []; params?: {} }
    'api.admin.settings.index': { paramsTuple?: []; params?: {} }
    'api.admin.settings.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'admin.approvals': { paramsTuple?: []; params?: {} }
    'admin.approval': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.approvals.index': { paramsTuple?: []; params?: {} }
    'api.admin.approvals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.setup': { paramsTuple?: []; params?: {} }
    'admin.audit': { paramsTuple?: []; params?: {} }
    'api.admin.audit_entries.index': { paramsTuple?: []; params?: {} }
    'api.admin.audit_exports.show': { paramsTuple?: []; params?: {} }
    'admin.published_seals': { paramsTuple?: []; params?: {} }
    'admin.proof': { paramsTuple?: []; params?: {} }
    'api.admin.transfer_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.metrics': { paramsTuple?: []; params?: {} }
    'admin.health': { paramsTuple?: []; params?: {} }
    'api.admin.failed_jobs.index': { paramsTuple?: []; params?: {} }
    'admin.developers': { paramsTuple?: []; params?: {} }
    'admin.developers.errors': { paramsTuple?: []; params?: {} }
    'admin.developers.error_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.error': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'admin.developers.changelog': { paramsTuple?: []; params?: {} }
    'admin.developers.try_it': { paramsTuple?: []; params?: {} }
    'admin.developers.search': { paramsTuple?: []; params?: {} }
    'admin.developers.group_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.group': { paramsTuple: [ParamValue]; params: {'group': ParamValue} }
    'admin.developers.call_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.call': { paramsTuple: [ParamValue]; params: {'call': ParamValue} }
    'admin.internal_api': { paramsTuple?: []; params?: {} }
    'admin.openapi': { paramsTuple?: []; params?: {} }
    'admin.llms': { paramsTuple?: []; params?: {} }
    'admin.developers.twin': { paramsTuple?: []; params?: {} }
    'admin.developers.guide_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.guide': { paramsTuple: [ParamValue]; params: {'guide': ParamValue} }
    'home': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'shared.landing': { paramsTuple?: []; params?: {} }
    'shared.branded_tracking': { paramsTuple?: []; params?: {} }
    'shared.branded_notification': { paramsTuple?: []; params?: {} }
    'shared.icon_file': { paramsTuple?: []; params?: {} }
    'shared.icon_drawing': { paramsTuple?: []; params?: {} }
    'shared.icons': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'shared.web_manifest': { paramsTuple?: []; params?: {} }
    'shared.robots': { paramsTuple?: []; params?: {} }
    'shared.sitemap': { paramsTuple?: []; params?: {} }
    'shared.card': { paramsTuple?: []; params?: {} }
    'shared.terms': { paramsTuple?: []; params?: {} }
    'shared.privacy': { paramsTuple?: []; params?: {} }
    'shared.worker': { paramsTuple?: []; params?: {} }
    'shared.offline': { paramsTuple?: []; params?: {} }
    'shared.health': { paramsTuple?: []; params?: {} }
    'shared.health.serving': { paramsTuple?: []; params?: {} }
    'shared.health.live': { paramsTuple?: []; params?: {} }
    'api.shared.downloads.show': { paramsTuple?: []; params?: {} }
    'shared.gallery': { paramsTuple?: []; params?: {} }
    'shared.dev_inbox.page': { paramsTuple?: []; params?: {} }
    'shared.dev_inbox.body': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shared.whatsapp_hooks.show': { paramsTuple?: []; params?: {} }
    'identity.sign_in': { paramsTuple?: []; params?: {} }
    'identity.logout': { paramsTuple?: []; params?: {} }
    'identity.security': { paramsTuple?: []; params?: {} }
    'identity.admin_security': { paramsTuple?: []; params?: {} }
    'api.identity.devices.index': { paramsTuple?: []; params?: {} }
    'identity.factor_reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.identity.second_factors.show': { paramsTuple?: []; params?: {} }
    'identity.register': { paramsTuple?: []; params?: {} }
    'identity.verify': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'identity.reset': { paramsTuple?: []; params?: {} }
    'identity.choose_password': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'identity.settings': { paramsTuple?: []; params?: {} }
    'identity.admin_settings': { paramsTuple?: []; params?: {} }
    'api.identity.verifications.show': { paramsTuple?: []; params?: {} }
    'api.identity.profile.show': { paramsTuple?: []; params?: {} }
    'api.identity.full_name.show': { paramsTuple?: []; params?: {} }
    'identity.oauth.page': { paramsTuple?: []; params?: {} }
    'identity.oauth.confirm': { paramsTuple?: []; params?: {} }
    'identity.oauth.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.oauth.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.complete_sign_up': { paramsTuple?: []; params?: {} }
    'identity.oauth_local.page': { paramsTuple?: []; params?: {} }
    'identity.oauth_local.user': { paramsTuple?: []; params?: {} }
    'identity.invitation': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'identity.members': { paramsTuple?: []; params?: {} }
    'api.identity.members.index': { paramsTuple?: []; params?: {} }
    'api.identity.invitations.index': { paramsTuple?: []; params?: {} }
    'api.identity.received_invitations.index': { paramsTuple?: []; params?: {} }
    'api.identity.organizations.index': { paramsTuple?: []; params?: {} }
    'identity.activity': { paramsTuple?: []; params?: {} }
    'api.identity.approval_rules.show': { paramsTuple?: []; params?: {} }
    'api.identity.allowances.show': { paramsTuple?: []; params?: {} }
    'api.identity.activities.index': { paramsTuple?: []; params?: {} }
    'api.identity.activities.export': { paramsTuple?: []; params?: {} }
    'api.identity.people.index': { paramsTuple?: []; params?: {} }
    'api.identity.people.create': { paramsTuple?: []; params?: {} }
    'api.identity.people.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.people.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.searches.index': { paramsTuple?: []; params?: {} }
    'identity.referrals': { paramsTuple?: []; params?: {} }
    'api.identity.referral_stats.show': { paramsTuple?: []; params?: {} }
    'api.identity.data_exports.show': { paramsTuple?: []; params?: {} }
    'identity.developers': { paramsTuple?: []; params?: {} }
    'identity.developers.log': { paramsTuple?: []; params?: {} }
    'api.identity.api_keys.index': { paramsTuple?: []; params?: {} }
    'api.identity.api_key_calls.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.webhooks': { paramsTuple?: []; params?: {} }
    'identity.webhooks.deliveries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.webhook_endpoints.index': { paramsTuple?: []; params?: {} }
    'api.identity.endpoint_deliveries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.live': { paramsTuple?: []; params?: {} }
    'wallet.balance': { paramsTuple?: []; params?: {} }
    'api.wallet.show': { paramsTuple?: []; params?: {} }
    'api.wallet.user_wallets.index': { paramsTuple?: []; params?: {} }
    'api.wallet.user_wallets.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.wallet.user_wallets.list': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.wallet.user_wallets.transactions': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'wallet.transactions': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.list': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.index': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.export': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.recent': { paramsTuple?: []; params?: {} }
    'api.wallet.transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.transaction_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.statement_tokens.show': { paramsTuple?: []; params?: {} }
    'wallet.fund': { paramsTuple?: []; params?: {} }
    'api.wallet.payment_references.show': { paramsTuple?: []; params?: {} }
    'api.wallet.virtual_account.show': { paramsTuple?: []; params?: {} }
    'api.wallet.payments_for_attention.index': { paramsTuple?: []; params?: {} }
    'wallet.withdraw': { paramsTuple?: []; params?: {} }
    'wallet.payout_accounts': { paramsTuple?: []; params?: {} }
    'api.wallet.banks.index': { paramsTuple?: []; params?: {} }
    'api.wallet.linked_accounts.index': { paramsTuple?: []; params?: {} }
    'api.wallet.name_enquiries.show': { paramsTuple?: []; params?: {} }
    'api.wallet.bvn_verifications.show': { paramsTuple?: []; params?: {} }
    'api.wallet.codes.show': { paramsTuple?: []; params?: {} }
    'api.wallet.payout_accounts.index': { paramsTuple?: []; params?: {} }
    'api.wallet.withdrawals.index': { paramsTuple?: []; params?: {} }
    'api.wallet.bvn_reviews.index': { paramsTuple?: []; params?: {} }
    'api.wallet.stray_notes.index': { paramsTuple?: []; params?: {} }
    'wallet.sandbox.card': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'api.shipping.locations.index': { paramsTuple?: []; params?: {} }
    'api.shipping.locations.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'shipping.public_rates': { paramsTuple?: []; params?: {} }
    'shipping.rate': { paramsTuple?: []; params?: {} }
    'shipping.checkout_settings': { paramsTuple?: []; params?: {} }
    'api.shipping.checkout_settings.show': { paramsTuple?: []; params?: {} }
    'api.shipping.hs_codes.index': { paramsTuple?: []; params?: {} }
    'api.shipping.hs_code_proposals.show': { paramsTuple?: []; params?: {} }
    'shipping.batches': { paramsTuple?: []; params?: {} }
    'shipping.batch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batches.index': { paramsTuple?: []; params?: {} }
    'api.shipping.batch_sheets.template': { paramsTuple?: []; params?: {} }
    'api.shipping.batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batch_waybills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batch_sheets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.address_book': { paramsTuple?: []; params?: {} }
    'shipping.asked_address': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.shipping.book_entries.index': { paramsTuple?: []; params?: {} }
    'api.shipping.address_twins.index': { paramsTuple?: []; params?: {} }
    'api.shipping.address_groups.index': { paramsTuple?: []; params?: {} }
    'api.shipping.address_requests.index': { paramsTuple?: []; params?: {} }
    'api.shipping.book_entries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.book': { paramsTuple?: []; params?: {} }
    'shipping.booked': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.completion': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.import_completion': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.shipments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.incomplete_bookings.index': { paramsTuple?: []; params?: {} }
    'api.shipping.incomplete_bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.addresses.index': { paramsTuple?: []; params?: {} }
    'api.shipping.item_categories.index': { paramsTuple?: []; params?: {} }
    'api.shipping.signature_fee.show': { paramsTuple?: []; params?: {} }
    'api.shipping.drop_off_locations.index': { paramsTuple?: []; params?: {} }
    'api.shipping.dangerous_goods.index': { paramsTuple?: []; params?: {} }
    'api.shipping.shipping_boxes.index': { paramsTuple?: []; params?: {} }
    'api.shipping.booking_drafts.show': { paramsTuple?: []; params?: {} }
    'shipping.purchase_approvals': { paramsTuple?: []; params?: {} }
    'api.shipping.purchase_approvals.index': { paramsTuple?: []; params?: {} }
    'shipping.discounts': { paramsTuple?: []; params?: {} }
    'shipping.discount_uses': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.shipping_cost_types.index': { paramsTuple?: []; params?: {} }
    'api.shipping.discounts.index': { paramsTuple?: []; params?: {} }
    'api.shipping.discounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.discount_uses.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.reweighs': { paramsTuple?: []; params?: {} }
    'api.shipping.reweighs.index': { paramsTuple?: []; params?: {} }
    'shipping.invoices': { paramsTuple?: []; params?: {} }
    'shipping.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.invoices.index': { paramsTuple?: []; params?: {} }
    'api.shipping.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.invoice_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.invoice_tokens.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.waybill_returns.index': { paramsTuple?: []; params?: {} }
    'api.shipping.silent_parcels.index': { paramsTuple?: []; params?: {} }
    'api.shipping.courier_orders.index': { paramsTuple?: []; params?: {} }
    'api.shipping.pickups.index': { paramsTuple?: []; params?: {} }
    'api.shipping.courier_labels.show': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'api.shipping.document_tokens.show': { paramsTuple: [ParamValue,ParamValue]; params: {'document': ParamValue,'trackingNumber': ParamValue} }
    'api.shipping.clearance_document_types.index': { paramsTuple?: []; params?: {} }
    'api.shipping.clearance_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.manifests.show': { paramsTuple?: []; params?: {} }
    'api.shipping.courier_papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.public_track': { paramsTuple?: []; params?: {} }
    'shipping.public_tracking': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.parcel_news': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'shipping.tracking_card': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.track': { paramsTuple?: []; params?: {} }
    'api.shipping.tracking.show': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.returns': { paramsTuple?: []; params?: {} }
    'shipping.return': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.return_shipment': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'api.shipping.shipment_returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.returns.index': { paramsTuple?: []; params?: {} }
    'api.shipping.returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.history': { paramsTuple?: []; params?: {} }
    'shipping.shipment': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'api.shipping.shipments.index': { paramsTuple?: []; params?: {} }
    'api.shipping.history.index': { paramsTuple?: []; params?: {} }
    'api.shipping.history.export': { paramsTuple?: []; params?: {} }
    'api.shipping.history.recent': { paramsTuple?: []; params?: {} }
    'shipping.import_history': { paramsTuple?: []; params?: {} }
    'api.shipping.import_history.index': { paramsTuple?: []; params?: {} }
    'api.shipping.import_history.recent': { paramsTuple?: []; params?: {} }
    'shipping.mcp.stream': { paramsTuple?: []; params?: {} }
    'shipping.home': { paramsTuple?: []; params?: {} }
    'shipping.dashboard': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.dashboard.show': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'branding.images.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'branding.business': { paramsTuple?: []; params?: {} }
    'api.branding.current_business.show': { paramsTuple?: []; params?: {} }
    'api.branding.businesses.index': { paramsTuple?: []; params?: {} }
    'api.branding.businesses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'branding.products': { paramsTuple?: []; params?: {} }
    'api.branding.products.index': { paramsTuple?: []; params?: {} }
    'api.branding.product_category_groups.index': { paramsTuple?: []; params?: {} }
    'api.branding.product_currencies.index': { paramsTuple?: []; params?: {} }
    'branding.certified_host': { paramsTuple?: []; params?: {} }
    'api.branding.brand_tracking.show': { paramsTuple: [ParamValue,ParamValue]; params: {'trackingNumber': ParamValue,'subdomain': ParamValue} }
    'branding.tracking_setup': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_preferences.show': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_products.index': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_themes.index': { paramsTuple?: []; params?: {} }
    'api.branding.own_domains.show': { paramsTuple?: []; params?: {} }
    'branding.shop_product': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'branding.page_figures': { paramsTuple?: []; params?: {} }
    'api.branding.page_figures.show': { paramsTuple?: []; params?: {} }
    'api.branding.page_figure_exports.show': { paramsTuple?: []; params?: {} }
    'branding.return_setup': { paramsTuple?: []; params?: {} }
    'api.branding.return_rules.show': { paramsTuple?: []; params?: {} }
    'branding.notification_setup': { paramsTuple?: []; params?: {} }
    'branding.messages': { paramsTuple?: []; params?: {} }
    'api.branding.notification_status.show': { paramsTuple?: []; params?: {} }
    'api.branding.notification_templates.index': { paramsTuple?: []; params?: {} }
    'api.branding.notification_plans.show': { paramsTuple?: []; params?: {} }
    'api.branding.messages.index': { paramsTuple?: []; params?: {} }
    'api.branding.message_exports.show': { paramsTuple?: []; params?: {} }
    'api.branding.message_costs.index': { paramsTuple?: []; params?: {} }
    'api.branding.receiver_notifications.index': { paramsTuple?: []; params?: {} }
    'api.branding.sms_counts.show': { paramsTuple?: []; params?: {} }
    'branding.unsubscribe': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'branding.stop_texts': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.home': { paramsTuple?: []; params?: {} }
    'api.admin.init': { paramsTuple?: []; params?: {} }
    'admin.by_hand': { paramsTuple?: []; params?: {} }
    'admin.hand_parcel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courier_orders': { paramsTuple?: []; params?: {} }
    'admin.parcel_orders': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reweigh_queue': { paramsTuple?: []; params?: {} }
    'admin.margin': { paramsTuple?: []; params?: {} }
    'api.admin.margins.index': { paramsTuple?: []; params?: {} }
    'api.admin.margin_exports.show': { paramsTuple?: []; params?: {} }
    'admin.billing_runs': { paramsTuple?: []; params?: {} }
    'admin.billing_run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices': { paramsTuple?: []; params?: {} }
    'admin.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.billing_runs.index': { paramsTuple?: []; params?: {} }
    'api.admin.billing_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.billing_invoices.index': { paramsTuple?: []; params?: {} }
    'api.admin.billing_invoices.ageing': { paramsTuple?: []; params?: {} }
    'admin.carrier_invoices': { paramsTuple?: []; params?: {} }
    'admin.new_carrier_invoice': { paramsTuple?: []; params?: {} }
    'admin.carrier_invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoices.index': { paramsTuple?: []; params?: {} }
    'api.admin.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_lines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_line_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_line_exports.disputed': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.lanes': { paramsTuple?: []; params?: {} }
    'admin.late_parcels': { paramsTuple?: []; params?: {} }
    'api.admin.lane_facts.index': { paramsTuple?: []; params?: {} }
    'api.admin.lane_fact_exports.show': { paramsTuple?: []; params?: {} }
    'api.admin.late_parcels.index': { paramsTuple?: []; params?: {} }
    'admin.message_costs': { paramsTuple?: []; params?: {} }
    'api.admin.message_costs.index': { paramsTuple?: []; params?: {} }
    'api.admin.message_cost_exports.show': { paramsTuple?: []; params?: {} }
    'admin.pickups': { paramsTuple?: []; params?: {} }
    'admin.organizations': { paramsTuple?: []; params?: {} }
    'admin.billing_groups': { paramsTuple?: []; params?: {} }
    'api.admin.current_organization.show': { paramsTuple?: []; params?: {} }
    'api.admin.organization_records.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.organization_records.index': { paramsTuple?: []; params?: {} }
    'api.admin.organization_exports.show': { paramsTuple?: []; params?: {} }
    'api.admin.billing_group_choices.index': { paramsTuple?: []; params?: {} }
    'api.admin.billing_groups.choices': { paramsTuple?: []; params?: {} }
    'api.admin.billing_groups.index': { paramsTuple?: []; params?: {} }
    'api.admin.billing_group_exports.show': { paramsTuple?: []; params?: {} }
    'admin.users': { paramsTuple?: []; params?: {} }
    'admin.user_account': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.zones': { paramsTuple?: [ParamValue?]; params?: {'kind'?: ParamValue} }
    'admin.zone_rates': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'api.admin.international_zones.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'geography': ParamValue} }
    'api.admin.international_zones.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'type': ParamValue,'courier': ParamValue,'country': ParamValue} }
    'api.admin.international_zones.by_geography': { paramsTuple: [ParamValue,ParamValue,ParamValue,ParamValue]; params: {'type': ParamValue,'courier': ParamValue,'country': ParamValue,'geography': ParamValue} }
    'api.admin.local_zones.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.local_zones.index': { paramsTuple: [ParamValue,ParamValue]; params: {'courier': ParamValue,'country': ParamValue} }
    'api.admin.city_zones.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.city_zones.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'courier': ParamValue,'country': ParamValue,'state': ParamValue} }
    'api.admin.international_couriers.index': { paramsTuple?: []; params?: {} }
    'api.admin.city_couriers.index': { paramsTuple?: []; params?: {} }
    'api.admin.regions.index': { paramsTuple?: []; params?: {} }
    'api.admin.continents.index': { paramsTuple?: []; params?: {} }
    'api.admin.country_regions.index': { paramsTuple: [ParamValue]; params: {'country': ParamValue} }
    'api.admin.state_regions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'country': ParamValue,'state': ParamValue} }
    'api.admin.zone_files.show': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.zone_rate_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.courier_rate_files.show': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.rate_sheets.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.rate_sheets.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'admin.surcharges': { paramsTuple?: []; params?: {} }
    'api.admin.surcharges.index': { paramsTuple?: []; params?: {} }
    'admin.tariffs': { paramsTuple?: []; params?: {} }
    'admin.tariff': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tariff_zone': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'zoneId': ParamValue} }
    'admin.tariff_price': { paramsTuple?: []; params?: {} }
    'admin.tariff_trial': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.tariff_versions.index': { paramsTuple?: []; params?: {} }
    'api.admin.tariff_versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_differences.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_difference_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_differences.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'zoneId': ParamValue} }
    'admin.tariff_replays': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tariff_replay': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.tariff_replays.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.tariff_replays.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.replay_customers.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.replay_totals.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.replay_courier_changes.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'admin.reference_lists': { paramsTuple?: []; params?: {} }
    'api.admin.courier_services.index': { paramsTuple?: []; params?: {} }
    'api.admin.reference_entries.index': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'admin.languages': { paramsTuple?: []; params?: {} }
    'api.admin.translations.index': { paramsTuple: [ParamValue]; params: {'language': ParamValue} }
    'admin.settings': { paramsTuple?: []; params?: {} }
    'api.admin.settings.index': { paramsTuple?: []; params?: {} }
    'api.admin.settings.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'admin.approvals': { paramsTuple?: []; params?: {} }
    'admin.approval': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.approvals.index': { paramsTuple?: []; params?: {} }
    'api.admin.approvals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.setup': { paramsTuple?: []; params?: {} }
    'admin.audit': { paramsTuple?: []; params?: {} }
    'api.admin.audit_entries.index': { paramsTuple?: []; params?: {} }
    'api.admin.audit_exports.show': { paramsTuple?: []; params?: {} }
    'admin.published_seals': { paramsTuple?: []; params?: {} }
    'admin.proof': { paramsTuple?: []; params?: {} }
    'api.admin.transfer_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.metrics': { paramsTuple?: []; params?: {} }
    'admin.health': { paramsTuple?: []; params?: {} }
    'api.admin.failed_jobs.index': { paramsTuple?: []; params?: {} }
    'admin.developers': { paramsTuple?: []; params?: {} }
    'admin.developers.errors': { paramsTuple?: []; params?: {} }
    'admin.developers.error_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.error': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'admin.developers.changelog': { paramsTuple?: []; params?: {} }
    'admin.developers.try_it': { paramsTuple?: []; params?: {} }
    'admin.developers.search': { paramsTuple?: []; params?: {} }
    'admin.developers.group_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.group': { paramsTuple: [ParamValue]; params: {'group': ParamValue} }
    'admin.developers.call_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.call': { paramsTuple: [ParamValue]; params: {'call': ParamValue} }
    'admin.internal_api': { paramsTuple?: []; params?: {} }
    'admin.openapi': { paramsTuple?: []; params?: {} }
    'admin.llms': { paramsTuple?: []; params?: {} }
    'admin.developers.twin': { paramsTuple?: []; params?: {} }
    'admin.developers.guide_twin': { paramsTuple: [ParamValue]; params: {'twin': ParamValue} }
    'admin.developers.guide': { paramsTuple: [ParamValue]; params: {'guide': ParamValue} }
    'home': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'api.shared.sms_reports.store': { paramsTuple?: []; params?: {} }
    'api.shared.whatsapp_hooks.store': { paramsTuple?: []; params?: {} }
    'api.identity.login': { paramsTuple?: []; params?: {} }
    'api.identity.ping': { paramsTuple?: []; params?: {} }
    'api.identity.second_steps.store': { paramsTuple?: []; params?: {} }
    'api.identity.factor_reset_stops.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.identity.factor_proofs.store': { paramsTuple?: []; params?: {} }
    'api.identity.factor_confirmations.store': { paramsTuple?: []; params?: {} }
    'api.identity.authenticators.store': { paramsTuple?: []; params?: {} }
    'api.identity.passkey_options.store': { paramsTuple?: []; params?: {} }
    'api.identity.passkeys.store': { paramsTuple?: []; params?: {} }
    'api.identity.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'api.identity.factor_resets.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.accounts.store': { paramsTuple?: []; params?: {} }
    'api.identity.verifications.store': { paramsTuple?: []; params?: {} }
    'api.identity.passwordless_accounts.store': { paramsTuple?: []; params?: {} }
    'api.identity.oauth.admissions.store': { paramsTuple?: []; params?: {} }
    'api.identity.sign_up_completions.store': { paramsTuple?: []; params?: {} }
    'identity.oauth_local.decide': { paramsTuple?: []; params?: {} }
    'identity.oauth_local.token': { paramsTuple?: []; params?: {} }
    'api.identity.invitations.store': { paramsTuple?: []; params?: {} }
    'api.identity.people.store': { paramsTuple?: []; params?: {} }
    'api.identity.referral_clicks.store': { paramsTuple?: []; params?: {} }
    'api.identity.erasures.store': { paramsTuple?: []; params?: {} }
    'api.identity.person_erasures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.api_keys.store': { paramsTuple?: []; params?: {} }
    'api.identity.webhook_endpoints.store': { paramsTuple?: []; params?: {} }
    'api.identity.endpoint_tests.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.endpoint_replays.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.delivery_replays.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.test_money.store': { paramsTuple?: []; params?: {} }
    'api.wallet.operations.store': { paramsTuple?: []; params?: {} }
    'api.wallet.checkouts.store': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'api.wallet.payment_verifications.store': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'api.wallet.payment_webhooks.store': { paramsTuple?: []; params?: {} }
    'api.wallet.provider_webhooks.store': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'api.wallet.otp_verifications.store': { paramsTuple?: []; params?: {} }
    'api.wallet.codes.store': { paramsTuple?: []; params?: {} }
    'api.wallet.payout_accounts.store': { paramsTuple?: []; params?: {} }
    'api.wallet.withdrawals.store': { paramsTuple?: []; params?: {} }
    'api.wallet.organization_withdrawals.store': { paramsTuple?: []; params?: {} }
    'wallet.sandbox.decide': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'api.wallet.sandbox_deposits.store': { paramsTuple?: []; params?: {} }
    'api.shipping.rate_quotes.store': { paramsTuple?: []; params?: {} }
    'api.shipping.checkout_rates.store': { paramsTuple?: []; params?: {} }
    'api.shipping.batches.store': { paramsTuple?: []; params?: {} }
    'api.shipping.batch_sheets.store': { paramsTuple?: []; params?: {} }
    'api.shipping.batch_sheets.paste': { paramsTuple?: []; params?: {} }
    'api.shipping.batch_sheets.again': { paramsTuple?: []; params?: {} }
    'api.shipping.batch_payments.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.answer_asked_address': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.shipping.asked_addresses.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.shipping.book_entries.store': { paramsTuple?: []; params?: {} }
    'api.shipping.address_imports.store': { paramsTuple?: []; params?: {} }
    'api.shipping.address_imports.paste': { paramsTuple?: []; params?: {} }
    'api.shipping.address_twins.merge': { paramsTuple?: []; params?: {} }
    'api.shipping.address_groups.store': { paramsTuple?: []; params?: {} }
    'api.shipping.address_requests.store': { paramsTuple?: []; params?: {} }
    'api.shipping.quotes.store': { paramsTuple?: []; params?: {} }
    'api.shipping.shipments.store': { paramsTuple?: []; params?: {} }
    'api.shipping.saved_boxes.store': { paramsTuple?: []; params?: {} }
    'api.shipping.purchase_approvals.store': { paramsTuple?: []; params?: {} }
    'api.shipping.purchase_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.purchase_decisions.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.applied_discounts.store': { paramsTuple?: []; params?: {} }
    'api.shipping.payments.store': { paramsTuple: [ParamValue,ParamValue]; params: {'ref': ParamValue,'balance': ParamValue} }
    'api.shipping.card_checkouts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.shipping_costs.store': { paramsTuple?: []; params?: {} }
    'api.shipping.discounts.store': { paramsTuple?: []; params?: {} }
    'api.shipping.reweigh_payments.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'balance': ParamValue} }
    'api.shipping.reweigh_disputes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.reweighs.store': { paramsTuple?: []; params?: {} }
    'api.shipping.courier_alerts.store': { paramsTuple: [ParamValue]; params: {'driver': ParamValue} }
    'api.shipping.refused_shipment_refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.hand_labels.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.hand_events.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.clearance_uploads.store': { paramsTuple: [ParamValue,ParamValue]; params: {'shipmentId': ParamValue,'documentType': ParamValue} }
    'shipping.receiver_tracking': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.follow_parcel': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'shipping.answer_parcel_news': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.shipping.parcel_followers.store': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'api.shipping.shipment_returns.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.return_prices.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.return_prices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.return_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.return_decisions.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.return_faults.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.mcp.store': { paramsTuple?: []; params?: {} }
    'api.branding.businesses.store': { paramsTuple?: []; params?: {} }
    'api.branding.current_business.update': { paramsTuple?: []; params?: {} }
    'api.branding.business_logos.store': { paramsTuple: [ParamValue,ParamValue]; params: {'cacheFileName': ParamValue,'businessId': ParamValue} }
    'api.branding.products.store': { paramsTuple?: []; params?: {} }
    'api.branding.product_images.store': { paramsTuple: [ParamValue]; params: {'cacheFileName': ParamValue} }
    'api.branding.tracking_products.store': { paramsTuple?: []; params?: {} }
    'api.branding.own_domains.store': { paramsTuple?: []; params?: {} }
    'api.branding.domain_checks.store': { paramsTuple?: []; params?: {} }
    'api.branding.return_requests.store': { paramsTuple: [ParamValue]; params: {'trackingNumber': ParamValue} }
    'branding.one_click': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'branding.stop_texts_at_once': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.branding.unwanted_mails.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.branding.unwanted_texts.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.admin.carrier_invoices.store': { paramsTuple?: []; params?: {} }
    'api.admin.exchange_rates.store': { paramsTuple?: []; params?: {} }
    'api.admin.billing_runs.store': { paramsTuple?: []; params?: {} }
    'api.admin.billing_runs.check': { paramsTuple?: []; params?: {} }
    'api.admin.invoice_decisions.credit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_decisions.write_off': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoices.store': { paramsTuple?: []; params?: {} }
    'api.admin.invoice_previews.store': { paramsTuple?: []; params?: {} }
    'api.admin.invoice_line_decisions.credit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_line_decisions.reweigh': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.organization_records.store': { paramsTuple?: []; params?: {} }
    'api.admin.billing_groups.store': { paramsTuple?: []; params?: {} }
    'api.admin.international_zones.store': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'api.admin.local_zones.store': { paramsTuple?: []; params?: {} }
    'api.admin.city_zones.store': { paramsTuple?: []; params?: {} }
    'api.admin.zone_files.store': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.zone_file_previews.store': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.zone_rate_files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.zone_rate_file_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.courier_rate_files.store': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.courier_rate_file_previews.store': { paramsTuple: [ParamValue]; params: {'courier': ParamValue} }
    'api.admin.rates.store': { paramsTuple?: []; params?: {} }
    'api.admin.rate_multipliers.store': { paramsTuple?: []; params?: {} }
    'api.admin.rate_restorations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'api.admin.surcharges.store': { paramsTuple?: []; params?: {} }
    'api.admin.tariff_versions.store': { paramsTuple?: []; params?: {} }
    'api.admin.past_prices.store': { paramsTuple?: []; params?: {} }
    'api.admin.version_publications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_roll_backs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.version_checks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.tariff_replays.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.reference_entries.store': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'api.admin.signatures.store': { paramsTuple: [ParamValue]; params: {'language': ParamValue} }
    'api.admin.approval_decisions.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.approval_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.approval_decisions.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.setup_trials.store': { paramsTuple?: []; params?: {} }
    'api.admin.failed_job_retries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.check_runs.store': { paramsTuple: [ParamValue]; params: {'check': ParamValue} }
  }
  DELETE: {
    'api.identity.session.destroy': { paramsTuple?: []; params?: {} }
    'api.identity.all_sessions.destroy': { paramsTuple?: []; params?: {} }
    'api.identity.other_devices.destroy': { paramsTuple?: []; params?: {} }
    'api.identity.devices.destroy': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'api.identity.authenticators.destroy': { paramsTuple?: []; params?: {} }
    'api.identity.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.own_factor_resets.destroy': { paramsTuple?: []; params?: {} }
    'api.identity.factor_resets.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.profile.destroy': { paramsTuple?: []; params?: {} }
    'api.identity.members.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.invitations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.api_keys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.webhook_endpoints.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.payout_accounts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batches.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.address_groups.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.address_requests.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.book_entries.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.default_addresses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.bookings.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.booking_drafts.destroy': { paramsTuple?: []; params?: {} }
    'api.shipping.saved_boxes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.purchase_approvals.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.applied_discounts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.shipping_costs.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'key': ParamValue} }
    'api.shipping.voids.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.hand_events.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'eventId': ParamValue} }
    'api.shipping.pickups.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.parcel_news.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'shipping.mcp.end': { paramsTuple?: []; params?: {} }
    'api.branding.products.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.branding.own_domains.destroy': { paramsTuple?: []; params?: {} }
    'api.branding.notification_templates.destroy': { paramsTuple: [ParamValue]; params: {'event': ParamValue} }
    'api.branding.unwanted_mails.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.branding.unwanted_texts.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.admin.international_zones.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.local_zones.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.city_zones.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.rates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.surcharges.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.tariff_versions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.tariff_replays.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'replayId': ParamValue} }
    'api.admin.reference_entries.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'api.admin.brand_logos.destroy': { paramsTuple?: []; params?: {} }
    'api.admin.failed_jobs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'api.identity.authenticators.update': { paramsTuple?: []; params?: {} }
    'api.identity.password_resets.store': { paramsTuple?: []; params?: {} }
    'api.identity.password_resets.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.identity.full_name.update': { paramsTuple?: []; params?: {} }
    'api.identity.phone_number.update': { paramsTuple?: []; params?: {} }
    'api.identity.password.update': { paramsTuple?: []; params?: {} }
    'api.identity.members.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.received_invitations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.switch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.member_limits.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.approval_rules.update': { paramsTuple?: []; params?: {} }
    'api.identity.people.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.people.block': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.people.unblock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.api_keys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.api_key_rolls.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.webhook_endpoints.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.endpoint_rotations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.alerts.update': { paramsTuple?: []; params?: {} }
    'api.wallet.payments_for_attention.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.bvn_reviews.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.wallet.stray_notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.checkout_settings.update': { paramsTuple?: []; params?: {} }
    'api.shipping.batches.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batch_prices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.batch_rows.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'number': ParamValue} }
    'api.shipping.address_imports.update': { paramsTuple?: []; params?: {} }
    'api.shipping.address_groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.book_entries.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.default_addresses.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.booking_drafts.update': { paramsTuple?: []; params?: {} }
    'api.shipping.saved_boxes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.payment_initiations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.discounts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.discounts.deactivate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.discounts.activate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.reweigh_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.reweigh_decisions.drop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.reweigh_decisions.uphold': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.reweigh_decisions.waive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.recipient_corrections.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.retries.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.waybill_returns.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.silent_parcels.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.hand_bookings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.hand_refusals.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.courier_orders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.pickups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.pickup_settlements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.clearance_initiations.update': { paramsTuple?: []; params?: {} }
    'api.shipping.parcel_news.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.shipping.reopenings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.shipping.import_tracking.update': { paramsTuple?: []; params?: {} }
    'api.branding.business_logos.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.branding.businesses.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.branding.product_images.update': { paramsTuple: [ParamValue]; params: {'cacheFileName': ParamValue} }
    'api.branding.products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.branding.tracking_preferences.update': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_themes.update': { paramsTuple?: []; params?: {} }
    'api.branding.tracking_publications.update': { paramsTuple: [ParamValue]; params: {'flag': ParamValue} }
    'api.branding.return_rules.update': { paramsTuple?: []; params?: {} }
    'api.branding.notification_status.update': { paramsTuple: [ParamValue]; params: {'value': ParamValue} }
    'api.branding.notification_templates.update': { paramsTuple: [ParamValue]; params: {'event': ParamValue} }
    'api.branding.notification_plans.update': { paramsTuple?: []; params?: {} }
    'api.branding.receiver_notifications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.inbox_notes.update': { paramsTuple: [ParamValue,ParamValue]; params: {'queue': ParamValue,'id': ParamValue} }
    'api.admin.invoice_decisions.match': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_columns.update': { paramsTuple?: []; params?: {} }
    'api.admin.invoice_line_decisions.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_line_decisions.dispute': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.invoice_acceptances.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.organization_records.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.billing_groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.international_zones.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.local_zones.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.city_zones.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.surcharges.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.courier_services.update': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'api.admin.carrier_services.update': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'api.admin.reference_entries.update': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'api.admin.reference_restorations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'api.admin.translations.update': { paramsTuple: [ParamValue,ParamValue]; params: {'language': ParamValue,'key': ParamValue} }
    'api.admin.settings.update': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'api.admin.approvals.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.admin.brand_logos.update': { paramsTuple?: []; params?: {} }
  }
  OPTIONS: {
  }
  PATCH: {
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}