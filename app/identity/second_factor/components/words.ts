import { wordsOf } from '#shared/languages/components/words_of'

export const useFactorResetWords = wordsOf('factor_reset')
