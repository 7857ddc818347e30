export { deleteReferralCode, saveReferralCode } from '~/hooks/referral_code'
