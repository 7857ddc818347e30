import { saidInEnglish } from '#shared/languages/components/words_of'
import account from '#lang/en/account.json'
import errors from '#lang/en/errors.json'
import frame from '#lang/en/frame.json'
import password from '#lang/en/password.json'
import places from '#lang/en/places.json'
import rates from '#lang/en/rates.json'
import tracking from '#lang/en/tracking.json'
import ui from '#lang/en/ui.json'

/** Of what stands on public pages and behind sign-in, where all is English. */
const SHARED = { account, errors, frame, password, places, rates, tracking, ui }

for (const group of Object.keys(SHARED) as (keyof typeof SHARED)[]) {
  saidInEnglish(group, SHARED[group])
}
