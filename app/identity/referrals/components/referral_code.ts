export { forgetReferral, rememberReferral } from '~/hooks/referral_code'
