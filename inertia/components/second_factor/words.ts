import { wordsOf } from '#shared/languages/components/words_of'

export const useSecondFactorWords = wordsOf('second_factor')
