export const TOKEN_HEADER_DOCS = {
  Authorization: '`Bearer` and a token, valid for twelve hours. Pages get a session instead.',
}

export const REFERRAL_CODE_DOCS =
  'Send the referral code in `referralCode`, or in the header `Ref-Code` if your client sends it with every call. The header `ref_code` works too, but some proxies drop header names with an underscore.'
