import { registerEnglish } from '#shared/languages/components/use_translations'
import account from '#lang/en/account.json'
import errors from '#lang/en/errors.json'
import frame from '#lang/en/frame.json'
import places from '#lang/en/places.json'
import ui from '#lang/en/ui.json'

const SHARED = { account, errors, frame, places, ui }

for (const group of Object.keys(SHARED) as (keyof typeof SHARED)[]) {
  registerEnglish(group, SHARED[group])
}
