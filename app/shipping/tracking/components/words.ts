import { wordsOf } from '#shared/languages/components/words_of'

/** The words of whatever shows where a parcel is. */
export const useTrackingWords = wordsOf('tracking')
