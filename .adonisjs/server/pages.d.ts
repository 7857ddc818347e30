import '@adonisjs/inertia/types'

import type React from 'react'

import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> = T extends React.FC<infer Props> ? Prettify<Omit<Props, 'children'>> : T extends React.Component<infer Props> ? Prettify<Omit<Props, 'children'>> : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'admin/approvals/approval': ExtractProps<(typeof import('../../app/admin/approvals/pages/approval.tsx'))['default']>
    'admin/approvals/approvals': ExtractProps<(typeof import('../../app/admin/approvals/pages/approvals.tsx'))['default']>
    'admin/audit/audit': ExtractProps<(typeof import('../../app/admin/audit/pages/audit.tsx'))['default']>
    'admin/billing_runs/billing_invoice': ExtractProps<(typeof import('../../app/admin/billing_runs/pages/billing_invoice.tsx'))['default']>
    'admin/billing_runs/billing_invoices': ExtractProps<(typeof import('../../app/admin/billing_runs/pages/billing_invoices.tsx'))['default']>
    'admin/billing_runs/billing_run': ExtractProps<(typeof import('../../app/admin/billing_runs/pages/billing_run.tsx'))['default']>
    'admin/billing_runs/billing_runs': ExtractProps<(typeof import('../../app/admin/billing_runs/pages/billing_runs.tsx'))['default']>
    'admin/by_hand/by_hand': ExtractProps<(typeof import('../../app/admin/by_hand/pages/by_hand.tsx'))['default']>
    'admin/by_hand/hand_parcel': ExtractProps<(typeof import('../../app/admin/by_hand/pages/hand_parcel.tsx'))['default']>
    'admin/console/home': ExtractProps<(typeof import('../../app/admin/console/pages/home.tsx'))['default']>
    'admin/courier_orders/courier_orders': ExtractProps<(typeof import('../../app/admin/courier_orders/pages/courier_orders.tsx'))['default']>
    'admin/courier_orders/parcel_orders': ExtractProps<(typeof import('../../app/admin/courier_orders/pages/parcel_orders.tsx'))['default']>
    'admin/developers/changelog/changelog': ExtractProps<(typeof import('../../app/admin/developers/changelog/pages/changelog.tsx'))['default']>
    'admin/developers/errors/error': ExtractProps<(typeof import('../../app/admin/developers/errors/pages/error.tsx'))['default']>
    'admin/developers/errors/errors': ExtractProps<(typeof import('../../app/admin/developers/errors/pages/errors.tsx'))['default']>
    'admin/developers/developers_call': ExtractProps<(typeof import('../../app/admin/developers/pages/developers_call.tsx'))['default']>
    'admin/developers/developers_guide': ExtractProps<(typeof import('../../app/admin/developers/pages/developers_guide.tsx'))['default']>
    'admin/developers/developers_try': ExtractProps<(typeof import('../../app/admin/developers/pages/developers_try.tsx'))['default']>
    'admin/developers/developers': ExtractProps<(typeof import('../../app/admin/developers/pages/developers.tsx'))['default']>
    'admin/health/health': ExtractProps<(typeof import('../../app/admin/health/pages/health.tsx'))['default']>
    'admin/lanes/lanes': ExtractProps<(typeof import('../../app/admin/lanes/pages/lanes.tsx'))['default']>
    'admin/lanes/late_parcels': ExtractProps<(typeof import('../../app/admin/lanes/pages/late_parcels.tsx'))['default']>
    'admin/languages/languages': ExtractProps<(typeof import('../../app/admin/languages/pages/languages.tsx'))['default']>
    'admin/margin/margin': ExtractProps<(typeof import('../../app/admin/margin/pages/margin.tsx'))['default']>
    'admin/message_costs/message_costs': ExtractProps<(typeof import('../../app/admin/message_costs/pages/message_costs.tsx'))['default']>
    'admin/organizations/billing_groups': ExtractProps<(typeof import('../../app/admin/organizations/pages/billing_groups.tsx'))['default']>
    'admin/organizations/organizations': ExtractProps<(typeof import('../../app/admin/organizations/pages/organizations.tsx'))['default']>
    'admin/people/user_account': ExtractProps<(typeof import('../../app/admin/people/pages/user_account.tsx'))['default']>
    'admin/people/users': ExtractProps<(typeof import('../../app/admin/people/pages/users.tsx'))['default']>
    'admin/pickups/pickups': ExtractProps<(typeof import('../../app/admin/pickups/pages/pickups.tsx'))['default']>
    'admin/proof/proof': ExtractProps<(typeof import('../../app/admin/proof/pages/proof.tsx'))['default']>
    'admin/reconciliation/carrier_invoice': ExtractProps<(typeof import('../../app/admin/reconciliation/pages/carrier_invoice.tsx'))['default']>
    'admin/reconciliation/carrier_invoices': ExtractProps<(typeof import('../../app/admin/reconciliation/pages/carrier_invoices.tsx'))['default']>
    'admin/reconciliation/new_invoice': ExtractProps<(typeof import('../../app/admin/reconciliation/pages/new_invoice.tsx'))['default']>
    'admin/reference/reference_lists': ExtractProps<(typeof import('../../app/admin/reference/pages/reference_lists.tsx'))['default']>
    'admin/reweighs/reweigh_queue': ExtractProps<(typeof import('../../app/admin/reweighs/pages/reweigh_queue.tsx'))['default']>
    'admin/settings/settings': ExtractProps<(typeof import('../../app/admin/settings/pages/settings.tsx'))['default']>
    'admin/setup/setup': ExtractProps<(typeof import('../../app/admin/setup/pages/setup.tsx'))['default']>
    'admin/tariffs/zone_rates': ExtractProps<(typeof import('../../app/admin/tariffs/pages/zone_rates.tsx'))['default']>
    'admin/tariffs/zones': ExtractProps<(typeof import('../../app/admin/tariffs/pages/zones.tsx'))['default']>
    'admin/tariffs/replays/tariff_replay': ExtractProps<(typeof import('../../app/admin/tariffs/replays/pages/tariff_replay.tsx'))['default']>
    'admin/tariffs/replays/tariff_replays': ExtractProps<(typeof import('../../app/admin/tariffs/replays/pages/tariff_replays.tsx'))['default']>
    'admin/tariffs/surcharges/surcharges': ExtractProps<(typeof import('../../app/admin/tariffs/surcharges/pages/surcharges.tsx'))['default']>
    'admin/tariffs/versions/changed_zone': ExtractProps<(typeof import('../../app/admin/tariffs/versions/pages/changed_zone.tsx'))['default']>
    'admin/tariffs/versions/price_trial': ExtractProps<(typeof import('../../app/admin/tariffs/versions/pages/price_trial.tsx'))['default']>
    'admin/tariffs/versions/tariff_version': ExtractProps<(typeof import('../../app/admin/tariffs/versions/pages/tariff_version.tsx'))['default']>
    'admin/tariffs/versions/tariff_versions': ExtractProps<(typeof import('../../app/admin/tariffs/versions/pages/tariff_versions.tsx'))['default']>
    'branding/business/business': ExtractProps<(typeof import('../../app/branding/business/pages/business.tsx'))['default']>
    'branding/notifications/messages': ExtractProps<(typeof import('../../app/branding/notifications/pages/messages.tsx'))['default']>
    'branding/notifications/notification_setup': ExtractProps<(typeof import('../../app/branding/notifications/pages/notification_setup.tsx'))['default']>
    'branding/products/products': ExtractProps<(typeof import('../../app/branding/products/pages/products.tsx'))['default']>
    'branding/tracking_page/branded_track': ExtractProps<(typeof import('../../app/branding/tracking_page/pages/branded_track.tsx'))['default']>
    'branding/tracking_page/tracking_setup': ExtractProps<(typeof import('../../app/branding/tracking_page/pages/tracking_setup.tsx'))['default']>
    'branding/unwanted_mail/stop_texts': ExtractProps<(typeof import('../../app/branding/unwanted_mail/pages/stop_texts.tsx'))['default']>
    'branding/unwanted_mail/unsubscribe': ExtractProps<(typeof import('../../app/branding/unwanted_mail/pages/unsubscribe.tsx'))['default']>
    'identity/accounts/choose_password': ExtractProps<(typeof import('../../app/identity/accounts/pages/choose_password.tsx'))['default']>
    'identity/accounts/reset': ExtractProps<(typeof import('../../app/identity/accounts/pages/reset.tsx'))['default']>
    'identity/accounts/settings': ExtractProps<(typeof import('../../app/identity/accounts/pages/settings.tsx'))['default']>
    'identity/accounts/verify': ExtractProps<(typeof import('../../app/identity/accounts/pages/verify.tsx'))['default']>
    'identity/api_keys/call_log': ExtractProps<(typeof import('../../app/identity/api_keys/pages/call_log.tsx'))['default']>
    'identity/api_keys/developers': ExtractProps<(typeof import('../../app/identity/api_keys/pages/developers.tsx'))['default']>
    'identity/devices/security': ExtractProps<(typeof import('../../app/identity/devices/pages/security.tsx'))['default']>
    'identity/oauth/oauth_local': ExtractProps<(typeof import('../../app/identity/oauth/pages/oauth_local.tsx'))['default']>
    'identity/oauth/oauth_redirect': ExtractProps<(typeof import('../../app/identity/oauth/pages/oauth_redirect.tsx'))['default']>
    'identity/oauth/phone_capture': ExtractProps<(typeof import('../../app/identity/oauth/pages/phone_capture.tsx'))['default']>
    'identity/organizations/invitation': ExtractProps<(typeof import('../../app/identity/organizations/pages/invitation.tsx'))['default']>
    'identity/organizations/members': ExtractProps<(typeof import('../../app/identity/organizations/pages/members.tsx'))['default']>
    'identity/referrals/referrals': ExtractProps<(typeof import('../../app/identity/referrals/pages/referrals.tsx'))['default']>
    'identity/second_factor/factor_reset': ExtractProps<(typeof import('../../app/identity/second_factor/pages/factor_reset.tsx'))['default']>
    'identity/sessions/logout': ExtractProps<(typeof import('../../app/identity/sessions/pages/logout.tsx'))['default']>
    'identity/sessions/sign_in': ExtractProps<(typeof import('../../app/identity/sessions/pages/sign_in.tsx'))['default']>
    'identity/webhooks/deliveries': ExtractProps<(typeof import('../../app/identity/webhooks/pages/deliveries.tsx'))['default']>
    'identity/webhooks/webhooks': ExtractProps<(typeof import('../../app/identity/webhooks/pages/webhooks.tsx'))['default']>
    'shared/errors/not_found': ExtractProps<(typeof import('../../app/shared/errors/pages/not_found.tsx'))['default']>
    'shared/errors/refused': ExtractProps<(typeof import('../../app/shared/errors/pages/refused.tsx'))['default']>
    'shared/errors/server_error': ExtractProps<(typeof import('../../app/shared/errors/pages/server_error.tsx'))['default']>
    'shared/inbox/dev_inbox': ExtractProps<(typeof import('../../app/shared/inbox/pages/dev_inbox.tsx'))['default']>
    'shared/landing/branded_notification': ExtractProps<(typeof import('../../app/shared/landing/pages/branded_notification.tsx'))['default']>
    'shared/landing/branded_tracking': ExtractProps<(typeof import('../../app/shared/landing/pages/branded_tracking.tsx'))['default']>
    'shared/landing/landing': ExtractProps<(typeof import('../../app/shared/landing/pages/landing.tsx'))['default']>
    'shared/legal/privacy': ExtractProps<(typeof import('../../app/shared/legal/pages/privacy.tsx'))['default']>
    'shared/legal/terms': ExtractProps<(typeof import('../../app/shared/legal/pages/terms.tsx'))['default']>
    'shipping/batches/batch': ExtractProps<(typeof import('../../app/shipping/batches/pages/batch.tsx'))['default']>
    'shipping/batches/batches': ExtractProps<(typeof import('../../app/shipping/batches/pages/batches.tsx'))['default']>
    'shipping/billing/discount_uses': ExtractProps<(typeof import('../../app/shipping/billing/pages/discount_uses.tsx'))['default']>
    'shipping/billing/discounts': ExtractProps<(typeof import('../../app/shipping/billing/pages/discounts.tsx'))['default']>
    'shipping/booking/book': ExtractProps<(typeof import('../../app/shipping/booking/pages/book.tsx'))['default']>
    'shipping/booking/booked': ExtractProps<(typeof import('../../app/shipping/booking/pages/booked.tsx'))['default']>
    'shipping/booking/complete_booking': ExtractProps<(typeof import('../../app/shipping/booking/pages/complete_booking.tsx'))['default']>
    'shipping/history/imports/import_history': ExtractProps<(typeof import('../../app/shipping/history/imports/pages/import_history.tsx'))['default']>
    'shipping/history/opened/shipment': ExtractProps<(typeof import('../../app/shipping/history/opened/pages/shipment.tsx'))['default']>
    'shipping/history/history': ExtractProps<(typeof import('../../app/shipping/history/pages/history.tsx'))['default']>
    'shipping/home/dashboard': ExtractProps<(typeof import('../../app/shipping/home/pages/dashboard.tsx'))['default']>
    'shipping/home/home': ExtractProps<(typeof import('../../app/shipping/home/pages/home.tsx'))['default']>
    'shipping/invoicing/invoice': ExtractProps<(typeof import('../../app/shipping/invoicing/pages/invoice.tsx'))['default']>
    'shipping/invoicing/invoices': ExtractProps<(typeof import('../../app/shipping/invoicing/pages/invoices.tsx'))['default']>
    'shipping/pricing/calculator/public_rates': ExtractProps<(typeof import('../../app/shipping/pricing/calculator/pages/public_rates.tsx'))['default']>
    'shipping/pricing/calculator/rate': ExtractProps<(typeof import('../../app/shipping/pricing/calculator/pages/rate.tsx'))['default']>
    'shipping/pricing/checkout/checkout_settings': ExtractProps<(typeof import('../../app/shipping/pricing/checkout/pages/checkout_settings.tsx'))['default']>
    'shipping/reweighing/reweighs': ExtractProps<(typeof import('../../app/shipping/reweighing/pages/reweighs.tsx'))['default']>
    'shipping/tracking/followers/parcel_news': ExtractProps<(typeof import('../../app/shipping/tracking/followers/pages/parcel_news.tsx'))['default']>
    'shipping/tracking/public_track': ExtractProps<(typeof import('../../app/shipping/tracking/pages/public_track.tsx'))['default']>
    'shipping/tracking/track': ExtractProps<(typeof import('../../app/shipping/tracking/pages/track.tsx'))['default']>
    'wallet/balances/balance': ExtractProps<(typeof import('../../app/wallet/balances/pages/balance.tsx'))['default']>
    'wallet/funding/fund': ExtractProps<(typeof import('../../app/wallet/funding/pages/fund.tsx'))['default']>
    'wallet/payouts/payout_accounts': ExtractProps<(typeof import('../../app/wallet/payouts/pages/payout_accounts.tsx'))['default']>
    'wallet/payouts/withdraw': ExtractProps<(typeof import('../../app/wallet/payouts/pages/withdraw.tsx'))['default']>
    'wallet/providers/sandbox/sandbox_card': ExtractProps<(typeof import('../../app/wallet/providers/sandbox/pages/sandbox_card.tsx'))['default']>
    'wallet/transactions/transactions': ExtractProps<(typeof import('../../app/wallet/transactions/pages/transactions.tsx'))['default']>
  }
}
