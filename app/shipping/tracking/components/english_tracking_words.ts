import { registerEnglish } from '#shared/languages/components/use_translations'
import tracking from '#lang/en/tracking.json'

// Signed-in pages receive no translations, so they use these English texts.
registerEnglish('tracking', tracking)
