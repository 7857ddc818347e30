import { registerEnglish } from '#shared/languages/components/use_translations'
import rates from '#lang/en/rates.json'

// Signed-in pages receive no translations, so they use these English texts.
registerEnglish('rates', rates)
