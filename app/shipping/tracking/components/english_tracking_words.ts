import { registerEnglish } from '#shared/languages/components/use_translations'
import tracking from '#lang/en/tracking.json'

// For pages behind sign-in, which are told no words.
registerEnglish('tracking', tracking)
