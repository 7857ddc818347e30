export { deleteReferralCode, saveReferralCode } from '~/hooks/saved_referral_code'
