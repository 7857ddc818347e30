export const TOKEN_HEADER_DOCS = {
  Authorization: '`Bearer` and a token that is good for twelve hours. Pages get a session instead.',
}

export const REFERRAL_CODE_DOCS =
  'The code of whoever sent the newcomer goes into `referralCode`, or into the header `Ref-Code` of a client that sends it with every call. The header may also be called `ref_code`, but some proxies drop names with an underscore.'
