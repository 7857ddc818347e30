import {
  registerEnglish,
  createTranslationHook,
} from '#shared/languages/components/use_translations'
import english from '#lang/en/second_factor.json'

// With what asks for a second step, which few are shown, rather than with every page behind sign-in.
registerEnglish('second_factor', english)

export const useSecondFactorWords = createTranslationHook('second_factor')
