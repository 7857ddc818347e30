/** `quota` ends by itself; `token` and `account` need an administrator of the WhatsApp account. */
export type IncidentKind = 'quota' | 'token' | 'account' | 'template'

type ErrorMeaning = { message: string; incident: IncidentKind | null; isRetried?: true }

const QUOTA: ErrorMeaning = { message: 'Our quota at WhatsApp is used up.', incident: 'quota' }
const TOKEN: ErrorMeaning = { message: 'WhatsApp does not accept our token.', incident: 'token' }
const ACCOUNT: ErrorMeaning = {
  message: 'WhatsApp has suspended our account.',
  incident: 'account',
}
const BUSY: ErrorMeaning = {
  message: 'WhatsApp was too busy for this message.',
  incident: null,
  isRetried: true,
}
const ABSENT: ErrorMeaning = { message: 'This number is not on WhatsApp.', incident: null }
const UNWANTED: ErrorMeaning = {
  message: 'WhatsApp does not deliver this message to this number.',
  incident: null,
}

/** Source: Meta, "Cloud API error codes". */
const MEANINGS: Record<number, ErrorMeaning> = {
  0: TOKEN,
  1: BUSY,
  2: BUSY,
  3: TOKEN,
  4: QUOTA,
  10: TOKEN,
  190: TOKEN,
  368: ACCOUNT,
  80007: QUOTA,
  130429: QUOTA,
  130497: ACCOUNT,
  131000: BUSY,
  131005: TOKEN,
  131016: BUSY,
  131021: UNWANTED,
  131026: ABSENT,
  131031: ACCOUNT,
  131042: { message: 'WhatsApp could not charge our account.', incident: 'account' },
  131047: UNWANTED,
  131048: QUOTA,
  131049: UNWANTED,
  131050: UNWANTED,
  131056: {
    message: 'WhatsApp accepts no more messages for this number at the moment.',
    incident: null,
  },
  131057: BUSY,
  133004: BUSY,
  133010: ACCOUNT,
}

const TEMPLATE: ErrorMeaning = {
  message: 'WhatsApp does not accept the template.',
  incident: 'template',
}
const REFUSED: ErrorMeaning = { message: 'WhatsApp refused the message.', incident: null }

export function explainWhatsAppError(code: number | null): ErrorMeaning {
  if (code === null) return REFUSED
  if (code >= 132_000 && code < 133_000) return TEMPLATE
  if (code >= 200 && code < 300) return TOKEN
  return MEANINGS[code] ?? REFUSED
}

/** How many minutes to pause all sending; null if the error affects only one template. */
export function findPauseMinutes(kind: IncidentKind, code: number | null): number | null {
  switch (kind) {
    case 'quota':
      // 130429 limits messages per second; the other quotas last hours.
      return code === 130_429 ? 1 : 60
    case 'token':
    case 'account':
      return 15
    case 'template':
      return null
  }
}
