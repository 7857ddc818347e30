import '@adonisjs/inertia/types'

import type React from 'react'

import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> = T extends React.FC<infer Props> ? Prettify<Omit<Props, 'children'>> : T extends React.Component<infer Props> ? Prettify<Omit<Props, 'children'>> : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'admin/audit': ExtractProps<(typeof import('../../app/admin/pages/audit.tsx'))['default']>
    'admin/billing_groups': ExtractProps<(typeof import('../../app/admin/pages/billing_groups.tsx'))['default']>
    'admin/developers_call': ExtractProps<(typeof import('../../app/admin/pages/developers_call.tsx'))['default']>
    'admin/developers': ExtractProps<(typeof import('../../app/admin/pages/developers.tsx'))['default']>
    'admin/home': ExtractProps<(typeof import('../../app/admin/pages/home.tsx'))['default']>
    'admin/organizations': ExtractProps<(typeof import('../../app/admin/pages/organizations.tsx'))['default']>
    'admin/reference_lists': ExtractProps<(typeof import('../../app/admin/pages/reference_lists.tsx'))['default']>
    'admin/settings': ExtractProps<(typeof import('../../app/admin/pages/settings.tsx'))['default']>
    'admin/user_account': ExtractProps<(typeof import('../../app/admin/pages/user_account.tsx'))['default']>
    'admin/users': ExtractProps<(typeof import('../../app/admin/pages/users.tsx'))['default']>
    'admin/zones': ExtractProps<(typeof import('../../app/admin/pages/zones.tsx'))['default']>
    'branding/branded_track': ExtractProps<(typeof import('../../app/branding/pages/branded_track.tsx'))['default']>
    'branding/business': ExtractProps<(typeof import('../../app/branding/pages/business.tsx'))['default']>
    'branding/notification_setup': ExtractProps<(typeof import('../../app/branding/pages/notification_setup.tsx'))['default']>
    'branding/products': ExtractProps<(typeof import('../../app/branding/pages/products.tsx'))['default']>
    'branding/tracking_setup': ExtractProps<(typeof import('../../app/branding/pages/tracking_setup.tsx'))['default']>
    'identity/choose_password': ExtractProps<(typeof import('../../app/identity/pages/choose_password.tsx'))['default']>
    'identity/invitation': ExtractProps<(typeof import('../../app/identity/pages/invitation.tsx'))['default']>
    'identity/logout': ExtractProps<(typeof import('../../app/identity/pages/logout.tsx'))['default']>
    'identity/members': ExtractProps<(typeof import('../../app/identity/pages/members.tsx'))['default']>
    'identity/oauth_local': ExtractProps<(typeof import('../../app/identity/pages/oauth_local.tsx'))['default']>
    'identity/oauth_redirect': ExtractProps<(typeof import('../../app/identity/pages/oauth_redirect.tsx'))['default']>
    'identity/phone_capture': ExtractProps<(typeof import('../../app/identity/pages/phone_capture.tsx'))['default']>
    'identity/reset': ExtractProps<(typeof import('../../app/identity/pages/reset.tsx'))['default']>
    'identity/settings': ExtractProps<(typeof import('../../app/identity/pages/settings.tsx'))['default']>
    'identity/sign_in': ExtractProps<(typeof import('../../app/identity/pages/sign_in.tsx'))['default']>
    'identity/verify': ExtractProps<(typeof import('../../app/identity/pages/verify.tsx'))['default']>
    'shared/branded_notification': ExtractProps<(typeof import('../../app/shared/pages/branded_notification.tsx'))['default']>
    'shared/branded_tracking': ExtractProps<(typeof import('../../app/shared/pages/branded_tracking.tsx'))['default']>
    'shared/dev_inbox': ExtractProps<(typeof import('../../app/shared/pages/dev_inbox.tsx'))['default']>
    'shared/landing': ExtractProps<(typeof import('../../app/shared/pages/landing.tsx'))['default']>
    'shared/not_found': ExtractProps<(typeof import('../../app/shared/pages/not_found.tsx'))['default']>
    'shared/privacy': ExtractProps<(typeof import('../../app/shared/pages/privacy.tsx'))['default']>
    'shared/server_error': ExtractProps<(typeof import('../../app/shared/pages/server_error.tsx'))['default']>
    'shared/terms': ExtractProps<(typeof import('../../app/shared/pages/terms.tsx'))['default']>
    'shipping/book': ExtractProps<(typeof import('../../app/shipping/pages/book.tsx'))['default']>
    'shipping/complete_booking': ExtractProps<(typeof import('../../app/shipping/pages/complete_booking.tsx'))['default']>
    'shipping/discounts': ExtractProps<(typeof import('../../app/shipping/pages/discounts.tsx'))['default']>
    'shipping/history': ExtractProps<(typeof import('../../app/shipping/pages/history.tsx'))['default']>
    'shipping/import_history': ExtractProps<(typeof import('../../app/shipping/pages/import_history.tsx'))['default']>
    'shipping/public_rates': ExtractProps<(typeof import('../../app/shipping/pages/public_rates.tsx'))['default']>
    'shipping/public_track': ExtractProps<(typeof import('../../app/shipping/pages/public_track.tsx'))['default']>
    'shipping/rate': ExtractProps<(typeof import('../../app/shipping/pages/rate.tsx'))['default']>
    'shipping/track': ExtractProps<(typeof import('../../app/shipping/pages/track.tsx'))['default']>
    'wallet/balance': ExtractProps<(typeof import('../../app/wallet/pages/balance.tsx'))['default']>
    'wallet/dashboard': ExtractProps<(typeof import('../../app/wallet/pages/dashboard.tsx'))['default']>
    'wallet/fund': ExtractProps<(typeof import('../../app/wallet/pages/fund.tsx'))['default']>
    'wallet/home': ExtractProps<(typeof import('../../app/wallet/pages/home.tsx'))['default']>
    'wallet/payout_accounts': ExtractProps<(typeof import('../../app/wallet/pages/payout_accounts.tsx'))['default']>
    'wallet/referrals': ExtractProps<(typeof import('../../app/wallet/pages/referrals.tsx'))['default']>
    'wallet/sandbox_card': ExtractProps<(typeof import('../../app/wallet/pages/sandbox_card.tsx'))['default']>
    'wallet/transactions': ExtractProps<(typeof import('../../app/wallet/pages/transactions.tsx'))['default']>
    'wallet/withdraw': ExtractProps<(typeof import('../../app/wallet/pages/withdraw.tsx'))['default']>
  }
}
