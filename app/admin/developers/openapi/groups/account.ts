import type { OperationGroup } from '#admin/developers/openapi/operation'

const REFERRER =
  'The code of whoever sent the newcomer goes into `referralCode`, or into the header `Ref-Code` of a client that sends it with every call. The header may also be called `ref_code`, but some proxies drop names with an underscore.'

export const account: OperationGroup = {
  tag: 'Account',
  description: 'Signing up, and what a person may change of their own account.',
  operations: {
    'api.identity.accounts.store': {
      summary: 'Sign up',
      description: `The answer is the same whether or not the address is taken: only the mail tells. ${REFERRER}`,
      example: {
        username: 'chidi@example.test',
        password: 'Parcel#2026',
        firstname: 'Chidi',
        lastname: 'Eze',
        phoneNumber: '08031234567',
      },
      failures: [429],
    },
    'api.identity.passwordless_accounts.store': {
      summary: 'Sign up and choose the password by mail',
      description: REFERRER,
      failures: [429],
    },
    'api.identity.verifications.show': {
      summary: 'Confirm an e-mail address with the token that was mailed to it',
      query: { token: { type: 'string' } },
      headers: { Authorization: '`Bearer` and a token: a confirmed person is signed in.' },
      failures: [422, 429],
    },
    'api.identity.verifications.store': {
      summary: 'Send the mail to confirm an address again',
      failures: [401, 429],
    },
    'api.identity.sign_up_completions.store': {
      summary: 'Add the phone number after signing up with a third party',
      description: REFERRER,
    },
    'api.identity.password_resets.store': {
      summary: 'Ask for a mail to choose a new password',
      failures: [429],
    },
    'api.identity.password_resets.update': {
      summary: 'Choose a new password with the token from the mail',
      failures: [429],
    },
    'api.identity.password.update': {
      summary: 'Change the password',
      description: 'Every other device is signed out.',
      failures: [429],
    },
    'api.identity.searches.index': {
      summary: 'Find something by its number, a name or a phone number',
      description:
        'At most five of each kind, within what the caller may see: shipments and transactions; for staff of the console also users, organizations and zones. `href` is the page on which it is.',
      failures: [429],
    },
    'api.identity.profile.show': { summary: 'Read your own profile' },
    'api.identity.profile.destroy': {
      summary: 'Close your own account',
      description: 'Shipments and movements of money stay, as the law requires.',
    },
    'api.identity.data_exports.show': {
      summary: 'Read everything that we keep about you',
      description:
        'Lists of rows, each with a name: account, sessions, wallet, payments, shipments with their addresses, and more. What a business owns is not among them.',
      failures: [429],
    },
    'api.identity.erasures.store': {
      summary: 'Erase your account and your data',
      description:
        'For good, and confirmed by your password. While money, a payment, a parcel or a business of which you are the only owner is open, the answer is 409 and says what. The amounts of payments and parcels stay without your name, as the law requires.',
      example: { password: 'Sendam#2026' },
      failures: [409],
    },
    'api.identity.full_name.show': { summary: 'Read your own name' },
    'api.identity.full_name.update': { summary: 'Change your own name' },
    'api.identity.phone_number.update': { summary: 'Change your own phone number' },
    'api.identity.referral_stats.show': {
      summary: 'Read the results of your referrals',
      description: 'The code to share, how often it was followed, and what it earned.',
    },
    'api.identity.referral_clicks.store': { summary: 'Count that a referral link was followed' },
    'api.admin.init': {
      summary: 'Read what every page of the product needs to know',
      description: 'Fees, insurances and your own profile.',
    },
  },
}
