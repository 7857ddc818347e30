import { wordsOf } from '#shared/languages/components/words_of'

export const useBrandedTrackingWords = wordsOf('branded_tracking')
