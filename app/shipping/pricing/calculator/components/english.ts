import { saidInEnglish } from '#shared/languages/components/words_of'
import rates from '#lang/en/rates.json'

// For pages behind sign-in, which are told no words.
saidInEnglish('rates', rates)
