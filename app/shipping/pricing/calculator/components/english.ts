import { registerEnglish } from '#shared/languages/components/use_translations'
import rates from '#lang/en/rates.json'

// Signed-in pages do not receive translations.
registerEnglish('rates', rates)
