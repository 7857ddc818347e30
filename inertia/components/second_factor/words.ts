import { saidInEnglish, wordsOf } from '#shared/languages/components/words_of'
import english from '#lang/en/second_factor.json'

// With what asks for a second step, which few are shown, rather than with every page behind sign-in.
saidInEnglish('second_factor', english)

export const useSecondFactorWords = wordsOf('second_factor')
