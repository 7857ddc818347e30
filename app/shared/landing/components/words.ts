import { wordsOf } from '#shared/languages/components/words_of'

export const useLandingWords = wordsOf('landing')
