import { registerEnglish } from '#shared/languages/components/use_translations'
import tracking from '#lang/en/tracking.json'

// Pages behind sign-in get no translations as a prop.
registerEnglish('tracking', tracking)
