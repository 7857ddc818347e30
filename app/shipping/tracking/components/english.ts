import { saidInEnglish } from '#shared/languages/components/words_of'
import tracking from '#lang/en/tracking.json'

// For pages behind sign-in, which are told no words.
saidInEnglish('tracking', tracking)
