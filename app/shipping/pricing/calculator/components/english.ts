import { registerEnglish } from '#shared/languages/components/use_translations'
import rates from '#lang/en/rates.json'

// For pages behind sign-in, which are told no words.
registerEnglish('rates', rates)
